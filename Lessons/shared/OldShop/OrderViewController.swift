// swift-format-ignore-file
//
//  OrderViewController.swift
//  BeanShop
//
//  Created by Marek Kolar on 14/03/2016.
//
//  2018: Jo Lindqvist (JL) looks after this now
//  2021: Tom Shaw (ts)
//
//  Please ask before you touch updateTotals. MK

import ConsoleUI
import Foundation

// MARK: - Cells

final class OrderCell: TableViewCell {
  let nameLabel = Label()
  let priceLabel = Label()
  let infoLabel = Label(style: .faint)
  let minusButton = Button(title: "-")
  let plusButton = Button(title: "+")
  let removeButton = Button(title: "x")
  var onMinus: (@MainActor () -> Void)?
  var onPlus: (@MainActor () -> Void)?
  var onRemove: (@MainActor () -> Void)?
  private let content = StackView(axis: .vertical)

  public required init() {
    super.init()
    let line = StackView(axis: .horizontal, spacing: 1)
    nameLabel.expandsToFill = true
    line.addArrangedSubviews(
      nameLabel, priceLabel, minusButton, plusButton, removeButton)
    content.addArrangedSubviews(line, infoLabel)
    addSubview(content)
    minusButton.addTarget(self, action: OrderCell.minusPressed)
    plusButton.addTarget(self, action: OrderCell.plusPressed)
    removeButton.addTarget(self, action: OrderCell.removePressed)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = ""
    priceLabel.text = ""
    infoLabel.text = ""
    minusButton.isHidden = false
    plusButton.isHidden = false
    removeButton.isHidden = false
    onMinus = nil
    onPlus = nil
    onRemove = nil
  }

  override func layoutSubviews() {
    content.frame = bounds
  }

  private func minusPressed() { onMinus?() }
  private func plusPressed() { onPlus?() }
  private func removePressed() { onRemove?() }
}

// MARK: - Controller

class OrderViewController: ViewController, TableViewDataSource,
  TableViewDelegate
{
  // MARK: Views

  let titleLabel = Label(text: "Your order", style: .bold)
  let spinner = ActivityIndicatorView()
  let retryButton = Button(title: "Try again")
  let articleField = TextField(label: "Article")
  let countField = TextField(label: "Count")
  let addButton = Button(title: "Add")
  let undoRemoveButton = Button(title: "Put back")
  let orderAgainButton = Button(title: "The same as last time")
  let tableView = TableView(rowHeight: 2)

  let voucherField = TextField(label: "Voucher")
  let redeemButton = Button(title: "Redeem")
  let vouchersLabel = Label(style: .faint)
  let dropVouchersButton = Button(title: "Without vouchers")

  let goodsLabel = Label()
  let discountLabel = Label()
  let shippingLabel = Label()
  let taxLabel = Label(style: .faint)
  let totalLabel = Label(style: .bold)
  let freeShippingLabel = Label(style: .faint)
  let deliveryLabel = Label(style: .faint)

  let countryControl = SegmentedControl(items: ["DE", "AT", "CH", "Other"])
  let pickupButton = Button(title: "Collect in the shop")

  // invoice
  let nameField = TextField(label: "Name")
  let streetField = TextField(label: "Street")
  let zipField = TextField(label: "Zip")
  let cityField = TextField(label: "City")
  let phoneField = TextField(label: "Phone")
  let mailField = TextField(label: "Mail")
  let addressErrorLabel = Label(style: .bold, numberOfLines: 0)

  // delivery
  let otherAddressButton = Button(title: "Deliver to another address")
  let deliveryNameField = TextField(label: "Name")
  let deliveryStreetField = TextField(label: "Street")
  let deliveryZipField = TextField(label: "Zip")
  let deliveryCityField = TextField(label: "City")
  let deliveryErrorLabel = Label(style: .bold, numberOfLines: 0)
  let deliveryBox = StackView(axis: .vertical)

  let newsletterButton = Button(title: "[ ] Newsletter")
  let orderButton = Button(title: "Order")
  let hintLabel = Label(numberOfLines: 0)
  let totalsBox = StackView(axis: .vertical)
  let addressBox = StackView(axis: .vertical)

  // MARK: State

  var articles: [Article] = []
  var lines: [OrderRow] = []
  var removedLine: OrderRow?
  var removedIndex = 0
  var vouchers: [String] = []
  var country = "DE"
  var address = Address()
  var deliveryAddress = Address()

  var isLoading = false
  var didLoadOnce = false
  var loadCount = 0
  var hasOtherAddress = false
  var isSending = false
  var sendCount = 0
  var didSend = false
  var newsletter = false
  var isRestoring = false
  var shownError: String?
  var lastOrderNumber: Int?
  /// the total in cents, for the mail and for the alert
  var totalCents = 0
  var deliveryDate = Date()

  // SHOP-201 pickup: wait for the new tills before we switch this on (JL)
  let isPickupEnabled = false
  var isPickup = false
  var pickupShop = 0
  let pickupShops = ["Harbour Street", "Old Market", "Station"]

  // SHOP-122 checkout: Apple wants us to ask at most three times a year (JL)
  let ratingAfter = 3

  // MARK: Life cycle

  override init() {
    super.init()
    title = "Order"
  }

  override func loadView() {
    let root = StackView(axis: .vertical)
    let top = StackView(axis: .horizontal, spacing: 2)
    top.addArrangedSubviews(titleLabel, spinner, retryButton)
    root.addArrangedSubviews(top)

    let addBar = StackView(axis: .horizontal, spacing: 1)
    articleField.expandsToFill = true
    countField.expandsToFill = true
    addBar.addArrangedSubviews(
      articleField, countField, addButton, undoRemoveButton)
    root.addArrangedSubviews(addBar)
    root.addArrangedSubviews(orderAgainButton)
    root.addArrangedSubviews(tableView)

    let voucherBar = StackView(axis: .horizontal, spacing: 1)
    voucherField.expandsToFill = true
    voucherBar.addArrangedSubviews(
      voucherField, redeemButton, dropVouchersButton)
    root.addArrangedSubviews(voucherBar)
    root.addArrangedSubviews(vouchersLabel)

    root.addArrangedSubviews(countryControl)
    root.addArrangedSubviews(pickupButton)

    totalsBox.addArrangedSubviews(
      goodsLabel, discountLabel, shippingLabel, taxLabel, totalLabel,
      freeShippingLabel, deliveryLabel)
    root.addArrangedSubviews(totalsBox)

    addressBox.addArrangedSubviews(
      nameField, streetField, zipField, cityField, phoneField, mailField,
      addressErrorLabel, otherAddressButton)
    root.addArrangedSubviews(addressBox)
    deliveryBox.addArrangedSubviews(
      deliveryNameField, deliveryStreetField, deliveryZipField,
      deliveryCityField, deliveryErrorLabel)
    root.addArrangedSubviews(deliveryBox)

    let bottom = StackView(axis: .horizontal, spacing: 2)
    bottom.addArrangedSubviews(newsletterButton, orderButton)
    root.addArrangedSubviews(bottom)
    root.addArrangedSubviews(hintLabel)
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self

    retryButton.addTarget(self, action: OrderViewController.retryTapped)
    addButton.addTarget(self, action: OrderViewController.addTapped)
    undoRemoveButton.addTarget(
      self, action: OrderViewController.undoRemoveTapped)
    orderAgainButton.addTarget(
      self, action: OrderViewController.orderAgainTapped)
    redeemButton.addTarget(self, action: OrderViewController.redeemTapped)
    dropVouchersButton.addTarget(
      self, action: OrderViewController.dropVouchersTapped)
    countryControl.addTarget(
      self, action: OrderViewController.countryChanged)
    pickupButton.addTarget(self, action: OrderViewController.pickupTapped)
    otherAddressButton.addTarget(
      self, action: OrderViewController.otherAddressTapped)
    newsletterButton.addTarget(
      self, action: OrderViewController.newsletterTapped)
    orderButton.addTarget(self, action: OrderViewController.orderTapped)

    for field in [
      nameField, streetField, zipField, cityField, phoneField, mailField,
    ] {
      field.addTarget(self, action: OrderViewController.addressEdited)
    }
    for field in [
      deliveryNameField, deliveryStreetField, deliveryZipField,
      deliveryCityField,
    ] {
      field.addTarget(self, action: OrderViewController.deliveryEdited)
    }
    articleField.returnButton = addButton
    countField.returnButton = addButton
    voucherField.returnButton = redeemButton

    retryButton.isHidden = true
    undoRemoveButton.isHidden = true
    dropVouchersButton.isHidden = true
    deliveryBox.isHidden = true
    pickupButton.isHidden = !isPickupEnabled
    addressErrorLabel.isHidden = true
    deliveryErrorLabel.isHidden = true

    // SHOP-31 address: people hate to type it twice (MK)
    restoreAddress()
    countryControl.selectedSegmentIndex = Settings.shared.countryIndex
    country = countryControl.titles[Settings.shared.countryIndex]
    newsletter = Settings.shared.hasNewsletter
    showNewsletter()
    loadEverything()
    updateTotals()
    updateHints()
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    Tracker.shared.track("order.open")
    if didLoadOnce == true && articles.count == 0 {
      loadEverything()
    }
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    // SHOP-150 table: the rows were empty after coming back (JL)
    tableView.reloadData()
    updateTotals()
    updateHints()
    if shownError != nil {
      // otherwise it is shown twice
      shownError = nil
    }
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    saveDraft()
    saveAddress()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    Tracker.shared.track("order.close")
  }

  // MARK: Loading

  // ts: I tried to flatten this, then the retry button did nothing. Left it.
  func loadEverything() {
    if isLoading { return }
    isLoading = true
    loadCount = loadCount + 1
    spinner.startAnimating()
    retryButton.isHidden = true
    hintLabel.text = "Loading articles..."
    ShopServer.shared.loadArticles { [weak self] result in
      guard let self = self else { return }
      switch result {
      case .success(let loaded):
        self.articles = loaded
        if loaded.isEmpty {
          self.isLoading = false
          self.spinner.stopAnimating()
          self.retryButton.isHidden = false
          self.hintLabel.text = "There is nothing for sale today."
        } else {
          // SHOP-77 loading: the stock comes from another server (MK)
          var missing = loaded.count
          var stock: [String: Int] = [:]
          var failed = false
          for article in loaded {
            ShopServer.shared.loadStock(of: article) { [weak self] result in
              guard let self = self else { return }
              missing -= 1
              switch result {
              case .success(let count):
                stock[article.number] = count
              case .failure:
                // no stock: we assume that there is enough
                failed = true
              }
              if missing == 0 {
                for i in 0..<self.articles.count {
                  let number = self.articles[i].number
                  if let count = stock[number] {
                    self.articles[i].stock = count
                  } else if failed {
                    self.articles[i].stock = 999
                  }
                }
                self.isLoading = false
                self.spinner.stopAnimating()
                self.hintLabel.text = ""
                if !self.didLoadOnce {
                  self.didLoadOnce = true
                  self.restoreDraft()
                } else {
                  self.refreshLines()
                }
                self.tableView.reloadData()
                self.updateTotals()
                self.updateHints()
              }
            }
          }
        }
      case .failure(let error):
        self.isLoading = false
        self.spinner.stopAnimating()
        self.retryButton.isHidden = false
        self.hintLabel.text = ""
        switch error {
        case .offline:
          self.showAlert("No network", "The articles cannot be loaded.")
        case .rejected:
          self.showAlert("Error", "The articles cannot be loaded.")
        case .soldOut:
          // cannot happen here
          break
        }
        self.shownError = "loading"
      }
    }
  }

  func retryTapped() {
    Tracker.shared.track("order.retry")
    didLoadOnce = true
    loadEverything()
  }

  /// Takes the new prices into the rows. The count stays.
  func refreshLines() {
    var changed: [String] = []
    for i in 0..<lines.count {
      for article in articles {
        if article.number == lines[i].article.number {
          if article.price != lines[i].article.price {
            changed.append(article.name)
          }
          lines[i].article = article
          // SHOP-140 table: never more than there is (JL)
          if lines[i].count > article.stock {
            lines[i].count = article.stock
          }
        }
      }
    }
    if changed.count == 1 {
      showAlert("New price", "The price of \(changed[0]) has changed.")
    } else if changed.count > 1 {
      showAlert(
        "New prices",
        "The prices of \(changed.joined(separator: ", ")) have changed.")
    }
  }

  // MARK: Table

  /// Where there is no row, one row says so.
  func numberOfRows(in tableView: TableView) -> Int {
    if lines.count == 0 { return 1 }
    return lines.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(OrderCell.self)
    if lines.count == 0 {
      cell.nameLabel.text = "Nothing ordered yet"
      cell.priceLabel.text = ""
      cell.infoLabel.text = "Type the number of an article, such as E1"
      cell.minusButton.isHidden = true
      cell.plusButton.isHidden = true
      cell.removeButton.isHidden = true
      return cell
    }
    let l = lines[row]
    cell.nameLabel.text = "\(l.count) x \(l.article.name)"
    cell.minusButton.isHidden = false
    cell.plusButton.isHidden = false
    cell.removeButton.isHidden = false

    // SHOP-91 price: show the reduced price in the row as well (MK)
    var p = l.article.price * l.count
    if l.count > 10 {
      p = p - p * 5 / 100
    }
    if l.article.price == 0 {
      cell.priceLabel.text = "free"
    } else {
      cell.priceLabel.text = money(p)
    }

    var info = ""
    if l.article.price == 0 {
      info = "One for each customer, please"
    } else {
      info = "\(money(l.article.price)) each"
    }
    if l.count > 10 {
      info += ", 5 % off"
    }
    if l.article.stock == 0 {
      info = "Sold out"
    } else if l.article.stock < 10 {
      info += ", only \(l.article.stock) left"
    }
    if l.remark != "" {
      info += ", " + l.remark
    }
    cell.infoLabel.text = info

    cell.onMinus = { [weak self] in self?.minus(row) }
    cell.onPlus = { [weak self] in self?.plus(row) }
    cell.onRemove = { [weak self] in self?.remove(row) }
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    if lines.count == 0 { return }
    askForRemark(row)
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {
    // was for the picture of the article, see SHOP-60
  }

  // SHOP-133 table: "ground for a moka pot" and so on (JL)
  func askForRemark(_ row: Int) {
    let alert = AlertController(title: "Remark")
    alert.addTextField(placeholder: "Whole beans")
    alert.addAction(
      AlertAction(title: "OK") { [weak self, weak alert] in
        guard let self = self else { return }
        let text = alert?.textFields.first?.text ?? ""
        if row < self.lines.count {
          self.lines[row].remark = text.trimmingCharacters(in: .whitespaces)
          self.tableView.reloadData()
          self.saveDraft()
        }
      })
    alert.addAction(AlertAction(title: "Cancel"))
    present(alert)
  }

  // MARK: Adding and removing

  func addTapped() {
    let number = articleField.text.trimmingCharacters(in: .whitespaces)
      .uppercased()
    let countText = countField.text.trimmingCharacters(in: .whitespaces)
    if number == "" {
      hintLabel.text = "Which article? Type its number."
      return
    }
    var count = 1
    if countText != "" {
      guard let typed = Int(countText) else {
        hintLabel.text = "How many? Type a number."
        return
      }
      count = typed
    }
    if count < 1 {
      hintLabel.text = "At least one, please."
      return
    }
    var found: Article?
    for a in articles {
      if a.number == number {
        found = a
      }
    }
    guard let article = found else {
      if articles.isEmpty {
        hintLabel.text = "The articles are not loaded yet."
      } else {
        hintLabel.text = "There is no article \(number)."
      }
      return
    }
    if article.stock == 0 {
      showAlert("Sold out", "\(article.name) is sold out.")
      return
    }
    var index = -1
    for i in 0..<lines.count {
      if lines[i].article.number == number {
        index = i
      }
    }
    if index >= 0 {
      var sum = lines[index].count + count
      if sum > article.stock {
        sum = article.stock
        showAlert("Not enough", "Only \(article.stock) left.")
      }
      lines[index].count = sum
    } else {
      if count > article.stock {
        count = article.stock
        showAlert("Not enough", "Only \(article.stock) left.")
      }
      lines.append(OrderRow(article: article, count: count))
    }
    articleField.text = ""
    countField.text = ""
    hintLabel.text = ""
    removedLine = nil
    undoRemoveButton.isHidden = true
    Tracker.shared.track("order.add")
    tableView.reloadData()
    updateTotals()
    updateHints()
    saveDraft()
  }

  func plus(_ row: Int) {
    guard row < lines.count else { return }
    if lines[row].count + 1 > lines[row].article.stock {
      showAlert("Not enough", "Only \(lines[row].article.stock) left.")
      return
    }
    lines[row].count += 1
    removedLine = nil
    undoRemoveButton.isHidden = true
    Tracker.shared.track("order.plus")
    tableView.reloadData()
    updateTotals()
    updateHints()
    saveDraft()
  }

  // MK: at zero the row stays, or people lose it by one tap too many
  func minus(_ row: Int) {
    guard row < lines.count else { return }
    if lines[row].count == 0 {
      return
    }
    lines[row].count -= 1
    removedLine = nil
    undoRemoveButton.isHidden = true
    Tracker.shared.track("order.minus")
    tableView.reloadData()
    updateTotals()
    updateHints()
    saveDraft()
  }

  func remove(_ row: Int) {
    guard row < lines.count else { return }
    removedLine = lines[row]
    removedIndex = row
    lines.remove(at: row)
    undoRemoveButton.isHidden = false
    Tracker.shared.track("order.remove")
    tableView.reloadData()
    updateTotals()
    updateHints()
    saveDraft()
  }

  // SHOP-171 table: one step only, nobody has asked for more (JL)
  func undoRemoveTapped() {
    guard let line = removedLine else { return }
    if removedIndex <= lines.count {
      lines.insert(line, at: removedIndex)
    } else {
      lines.append(line)
    }
    removedLine = nil
    undoRemoveButton.isHidden = true
    Tracker.shared.track("order.undo")
    tableView.reloadData()
    updateTotals()
    updateHints()
    // the draft is saved when the screen goes
  }

  // MARK: Vouchers

  func redeemTapped() {
    let code = voucherField.text.trimmingCharacters(in: .whitespaces)
      .uppercased()
    if code == "" {
      hintLabel.text = "Type the code of your voucher."
      return
    }
    // SHOP-180 price: the Christmas code is over (ts)
    if code == "XMAS18" {
      showAlert("Voucher", "This voucher is no longer valid.")
      voucherField.text = ""
      return
    }
    if code != "WELCOME10" && code != "MINUS5" {
      showAlert("Voucher", "There is no voucher \(code).")
      return
    }
    if code == "MINUS5" {
      var sum = 0
      for l in lines { sum += l.article.price * l.count }
      if sum < 2000 {
        showAlert("Voucher", "MINUS5 counts for orders of 20.00 and more.")
        // it is kept, the order may grow
      }
    }
    vouchers.append(code)
    voucherField.text = ""
    hintLabel.text = ""
    showVouchers()
    Tracker.shared.track("order.voucher")
    updateTotals()
    updateHints()
    saveDraft()
  }

  func dropVouchersTapped() {
    vouchers = []
    showVouchers()
    updateTotals()
    updateHints()
    saveDraft()
  }

  func showVouchers() {
    if vouchers.count == 0 {
      vouchersLabel.text = ""
      dropVouchersButton.isHidden = true
    } else if vouchers.count == 1 {
      vouchersLabel.text = "Voucher: \(vouchers[0])"
      dropVouchersButton.isHidden = false
    } else {
      vouchersLabel.text = "Vouchers: " + vouchers.joined(separator: ", ")
      dropVouchersButton.isHidden = false
    }
  }

  // MARK: Country

  func countryChanged() {
    let index = countryControl.selectedSegmentIndex
    country = countryControl.titles[index]
    Settings.shared.countryIndex = index
    Tracker.shared.track("order.country")
    // SHOP-166 address: the zip has four digits there (ts)
    if addressErrorLabel.isHidden == false {
      checkAddress()
    }
    if hasOtherAddress && deliveryErrorLabel.isHidden == false {
      checkDelivery()
    }
    if isPickupEnabled {
      if country != "DE" {
        isPickup = false
      }
      pickupButton.isHidden = country != "DE"
    }
    updateTotals()
    updateHints()
  }

  // MARK: Totals

  // Everything is in cents and holds 7 % VAT. Called from all over the place,
  // so it has to be quick. MK
  func updateTotals() {
    var sum = 0
    var sum2 = 0
    for l in lines {
      var p = l.article.price * l.count
      sum2 += p
      // SHOP-88 price: 5 % from 10 pieces of an article (MK)
      // SHOP-117 price: 10 % from 50 pieces (JL)
      if l.count >= 50 {
        p = p - p * 10 / 100
      } else if l.count >= 10 {
        p = p - p * 5 / 100
      }
      sum += p
    }
    goodsLabel.text = "Goods: \(money(sum2))"

    // SHOP-95 price: vouchers (MK)
    // SHOP-129 price: one after the other, as they were typed in (JL)
    for v in vouchers {
      if v == "WELCOME10" {
        sum = sum - sum * 10 / 100
      }
      if v == "MINUS5" && sum2 >= 2000 {
        sum = sum - 500
      }
      // SHOP-118 price: Christmas (JL)
      // if v == "XMAS18" {
      //   sum = sum - sum * 18 / 100
      // }
    }
    if sum2 - sum > 0 {
      discountLabel.text = "Discount: -\(money(sum2 - sum))"
    } else {
      discountLabel.text = "Discount: -"
    }

    // SHOP-102 price: shipping (MK)
    var shipping = 0
    if isPickupEnabled && isPickup {
      shipping = 0
    } else if country == "DE" {
      shipping = 490
      var free = 5000
      // SHOP-119 price: free from 30.00 in December (JL)
      // was for 2018 only. I asked, they want to keep it. ts
      let now = Settings.shared.debugDate ?? Date()
      if Calendar.current.component(.month, from: now) == 12 {
        free = 3000
      }
      if sum2 >= free {
        shipping = 0
      }
    } else if country == "AT" {
      shipping = 790
      if sum2 >= 10000 {
        shipping = 0
      }
    } else {
      shipping = 1490
    }
    // SHOP-160 price: a fee for orders below 10.00 (JL)
    if sum2 < 1000 {
      shipping = shipping + Settings.shared.smallOrderFee
    }
    if lines.count == 0 {
      shipping = 0
      shippingLabel.text = "Shipping: -"
    } else if shipping == 0 {
      shippingLabel.text = "Shipping: free"
    } else {
      shippingLabel.text = "Shipping: \(money(shipping))"
    }

    // SHOP-165 price: no VAT for Switzerland, they pay their own (ts)
    if country == "CH" {
      sum = sum * 100 / 107
    }
    totalCents = sum + shipping
    // SHOP-131 price: a customer got money back (JL)
    if totalCents < 0 {
      totalCents = 0
    }
    if country == "CH" {
      taxLabel.text = "VAT: -"
    } else {
      taxLabel.text = "VAT: \(money(totalCents * 7 / 107))"
    }
    totalLabel.text = "Total: \(money(totalCents))"
  }

  // MARK: Hints

  func updateHints() {
    // SHOP-108 price: "only 3.20 to free shipping" (MK)
    var sum = 0
    for l in lines {
      sum += l.article.price * l.count
    }
    if lines.count > 0 && country == "DE" && sum < 5000 {
      freeShippingLabel.text = "Only \(money(5000 - sum)) to free shipping"
    } else if lines.count > 0 && country == "AT" && sum < 10000 {
      freeShippingLabel.text = "Only \(money(10000 - sum)) to free shipping"
    } else {
      freeShippingLabel.text = ""
    }

    // date
    deliveryDate = nextDelivery()
    if lines.count == 0 {
      deliveryLabel.text = ""
    } else if isPickupEnabled && isPickup {
      deliveryLabel.text = "Ready tomorrow at \(pickupShops[pickupShop])"
    } else {
      deliveryLabel.text = "Arrives on \(dayText(deliveryDate))"
    }

    showOrderAgain()

    // button
    var pieces = 0
    for l in lines { pieces += l.count }
    if isSending {
      orderButton.title = "Sending..."
      orderButton.isEnabled = false
    } else if pieces == 0 {
      orderButton.title = "Order"
      orderButton.isEnabled = false
    } else {
      orderButton.title = "Order for \(money(totalCents))"
      orderButton.isEnabled = true
    }
  }

  // MARK: Delivery date

  // SHOP-66 date: two working days, Saturday is none (MK)
  func nextDelivery() -> Date {
    var date = Settings.shared.debugDate ?? Date()
    // after 14:00 the van has gone
    if Calendar.current.component(.hour, from: date) >= 14 {
      date = date.addingTimeInterval(24 * 60 * 60)
    }
    var days = 2
    if country == "AT" { days = 3 }
    if country == "CH" { days = 5 }
    if country == "Other" { days = 7 }
    while days > 0 {
      date = date.addingTimeInterval(24 * 60 * 60)
      if isWorkingDay(date) {
        days -= 1
      }
    }
    return date
  }

  func isWorkingDay(_ date: Date) -> Bool {
    let weekday = Calendar.current.component(.weekday, from: date)
    if weekday == 1 || weekday == 7 {
      return false
    }
    let day = Calendar.current.component(.day, from: date)
    let month = Calendar.current.component(.month, from: date)
    let year = Calendar.current.component(.year, from: date)
    if day == 1 && month == 1 { return false }
    if day == 1 && month == 5 { return false }
    if day == 3 && month == 10 { return false }
    if day == 25 && month == 12 { return false }
    if day == 26 && month == 12 { return false }
    // Easter. SHOP-190 date: please add the next years (JL)
    if year == 2018 {
      if day == 30 && month == 3 { return false }
      if day == 2 && month == 4 { return false }
      if day == 10 && month == 5 { return false }
      if day == 21 && month == 5 { return false }
    }
    if year == 2019 {
      if day == 19 && month == 4 { return false }
      if day == 22 && month == 4 { return false }
      if day == 30 && month == 5 { return false }
      if day == 10 && month == 6 { return false }
    }
    if year == 2020 {
      if day == 10 && month == 4 { return false }
      if day == 13 && month == 4 { return false }
      if day == 21 && month == 5 { return false }
      if day == 1 && month == 6 { return false }
    }
    if year == 2021 {
      if day == 2 && month == 4 { return false }
      if day == 5 && month == 4 { return false }
      if day == 13 && month == 5 { return false }
      if day == 24 && month == 5 { return false }
    }
    return true
  }

  func dayText(_ date: Date) -> String {
    let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let weekday = Calendar.current.component(.weekday, from: date)
    let day = Calendar.current.component(.day, from: date)
    let month = Calendar.current.component(.month, from: date)
    return "\(names[weekday - 1]), \(day).\(month)."
  }

  // the one of the mail, with the year
  func longDayText(_ date: Date) -> String {
    let names = [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday",
      "Saturday",
    ]
    let weekday = Calendar.current.component(.weekday, from: date)
    let day = Calendar.current.component(.day, from: date)
    let month = Calendar.current.component(.month, from: date)
    let year = Calendar.current.component(.year, from: date)
    return "\(names[weekday - 1]), \(day).\(month).\(year)"
  }

  // MARK: Address

  func addressEdited() {
    address.name = nameField.text
    address.street = streetField.text
    address.zip = zipField.text
    address.city = cityField.text
    address.phone = phoneField.text
    address.mail = mailField.text
    // SHOP-54 address: no red while one types for the first time (MK)
    if addressErrorLabel.isHidden == false {
      checkAddress()
    }
  }

  @discardableResult
  func checkAddress() -> Bool {
    var errors: [String] = []
    if address.name.trimmingCharacters(in: .whitespaces).isEmpty {
      errors.append("The name is missing.")
    } else if address.name.trimmingCharacters(in: .whitespaces).count < 2 {
      errors.append("The name is too short.")
    }
    if address.street.trimmingCharacters(in: .whitespaces).isEmpty {
      errors.append("The street is missing.")
    } else {
      // SHOP-73 address: a street has a number (MK)
      var hasDigit = false
      for c in address.street {
        if c.isNumber { hasDigit = true }
      }
      if hasDigit == false {
        errors.append("The street has no number.")
      }
    }
    let zip = address.zip.trimmingCharacters(in: .whitespaces)
    if zip.isEmpty {
      errors.append("The zip code is missing.")
    } else if country == "DE" {
      if zip.count != 5 || Int(zip) == nil {
        errors.append("The zip code has five digits.")
      }
    } else if country == "AT" || country == "CH" {
      if zip.count != 4 || Int(zip) == nil {
        errors.append("The zip code has four digits.")
      }
    } else {
      if zip.count < 3 {
        errors.append("The zip code is too short.")
      }
    }
    if address.city.trimmingCharacters(in: .whitespaces).isEmpty {
      errors.append("The city is missing.")
    }
    // SHOP-99 address: the parcel service wants a phone number (JL)
    let phone = address.phone.trimmingCharacters(in: .whitespaces)
    if phone.isEmpty == false {
      var digits = 0
      for c in phone {
        if c.isNumber {
          digits += 1
        } else if c != "+" && c != " " && c != "-" && c != "/" && c != "("
          && c != ")"
        {
          digits = -100
        }
      }
      if digits < 5 {
        errors.append("This is no phone number.")
      }
    }
    let mail = address.mail.trimmingCharacters(in: .whitespaces)
    if mail.isEmpty {
      errors.append("The mail address is missing.")
    } else if isMail(mail) == false {
      errors.append("This is no mail address.")
    }
    addressErrorLabel.text = errors.joined(separator: " ")
    addressErrorLabel.isHidden = errors.isEmpty
    return errors.isEmpty
  }

  func otherAddressTapped() {
    hasOtherAddress = !hasOtherAddress
    deliveryBox.isHidden = !hasOtherAddress
    if hasOtherAddress {
      otherAddressButton.title = "Deliver to this address"
      // most only change the name
      if deliveryNameField.text == "" { deliveryNameField.text = address.name }
      deliveryAddress.name = deliveryNameField.text
    } else {
      otherAddressButton.title = "Deliver to another address"
      deliveryErrorLabel.text = ""
      deliveryErrorLabel.isHidden = true
    }
    Tracker.shared.track("order.otherAddress")
  }

  func deliveryEdited() {
    deliveryAddress.name = deliveryNameField.text
    deliveryAddress.street = deliveryStreetField.text
    deliveryAddress.zip = deliveryZipField.text
    deliveryAddress.city = deliveryCityField.text
    if deliveryErrorLabel.isHidden == false {
      checkDelivery()
    }
  }

  // JL: copied from checkAddress, without phone and mail
  @discardableResult
  func checkDelivery() -> Bool {
    var errors: [String] = []
    if deliveryAddress.name.trimmingCharacters(in: .whitespaces).isEmpty {
      errors.append("The name is missing.")
    }
    if deliveryAddress.street.trimmingCharacters(in: .whitespaces).isEmpty {
      errors.append("The street is missing.")
    } else {
      var hasDigit = false
      for c in deliveryAddress.street {
        if c.isNumber { hasDigit = true }
      }
      // SHOP-112 address: parcel stations have no street number (JL)
      if hasDigit == false
        && deliveryAddress.street.uppercased().hasPrefix("STATION") == false
      {
        errors.append("The street has no number.")
      }
    }
    let zip = deliveryAddress.zip.trimmingCharacters(in: .whitespaces)
    if zip.isEmpty {
      errors.append("The zip code is missing.")
    } else if country == "DE" {
      if zip.count != 5 || Int(zip) == nil {
        errors.append("The zip code has five digits.")
      }
    } else if country == "AT" {
      // CH was forgotten here, they write it with "CH-"
      if zip.count != 4 || Int(zip) == nil {
        errors.append("The zip code has four digits.")
      }
    }
    if deliveryAddress.city.trimmingCharacters(in: .whitespaces).isEmpty {
      errors.append("The city is missing.")
    }
    deliveryErrorLabel.text = errors.joined(separator: " ")
    deliveryErrorLabel.isHidden = errors.isEmpty
    return errors.isEmpty
  }

  // from Stack Overflow, do not touch
  func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count != 2 { return false }
    if parts[0].isEmpty || parts[1].isEmpty { return false }
    if parts[1].contains(".") == false { return false }
    if parts[1].hasPrefix(".") || parts[1].hasSuffix(".") { return false }
    if text.contains(" ") { return false }
    return true
  }

  // SHOP-31 address: kept on the device (MK)
  func saveAddress() {
    let a = address
    Settings.shared.savedAddress = [
      a.name, a.street, a.zip, a.city, a.phone, a.mail,
    ].joined(separator: "|")
  }

  func restoreAddress() {
    let saved = Settings.shared.savedAddress
    if saved == "" { return }
    let parts = saved.components(separatedBy: "|")
    // older versions had no phone
    if parts.count == 5 {
      address.name = parts[0]
      address.street = parts[1]
      address.zip = parts[2]
      address.city = parts[3]
      address.mail = parts[4]
    } else if parts.count == 6 {
      address.name = parts[0]
      address.street = parts[1]
      address.zip = parts[2]
      address.city = parts[3]
      address.phone = parts[4]
      address.mail = parts[5]
    } else {
      // somebody has a | in the street
      Tracker.shared.track("order.brokenAddress")
      return
    }
    nameField.text = address.name
    streetField.text = address.street
    zipField.text = address.zip
    cityField.text = address.city
    phoneField.text = address.phone
    mailField.text = address.mail
  }

  // MARK: Collecting in the shop (not yet)

  // SHOP-201 pickup: everything here waits for the tills (JL)
  func pickupTapped() {
    guard isPickupEnabled else { return }
    if isPickup {
      isPickup = false
      pickupButton.title = "Collect in the shop"
      addressBox.isHidden = false
      updateTotals()
      updateHints()
      return
    }
    let alert = AlertController(title: "Which shop?")
    for i in 0..<pickupShops.count {
      alert.addAction(
        AlertAction(title: pickupShops[i]) { [weak self] in
          guard let self = self else { return }
          self.pickupShop = i
          self.isPickup = true
          self.pickupButton.title = "Send it to me"
          // no address is needed then
          self.addressBox.isHidden = true
          self.hasOtherAddress = false
          self.deliveryBox.isHidden = true
          self.updateTotals()
          self.updateHints()
        })
    }
    alert.addAction(AlertAction(title: "Cancel"))
    present(alert)
  }

  func pickupText() -> String {
    if isPickupEnabled == false { return "" }
    if isPickup == false { return "" }
    switch pickupShop {
    case 0: return "Collect at Harbour Street 4, until 18:00"
    case 1: return "Collect at Old Market 11, until 19:00"
    case 2: return "Collect at the station, until 21:00"
    default: return ""
    }
  }

  // MARK: Ordering

  func orderTapped() {
    if isSending { return }
    Tracker.shared.track("order.order")
    var pieces = 0
    for l in lines { pieces += l.count }
    if pieces == 0 {
      showAlert("Nothing ordered", "Add an article first.")
      return
    }
    // a disabled pickup must not skip the address
    if !(isPickupEnabled && isPickup) {
      addressErrorLabel.isHidden = false
      if checkAddress() == false {
        hintLabel.text = "Please look at the address."
        return
      }
      if hasOtherAddress {
        deliveryErrorLabel.isHidden = false
        if checkDelivery() == false {
          hintLabel.text = "Please look at the delivery address."
          return
        }
      }
    }
    // SHOP-144 checkout: nobody sells alcohol here, but samples are one each
    var samples = 0
    for l in lines {
      if l.article.price == 0 { samples += l.count }
    }
    if samples > 1 {
      showAlert("Samples", "One sample for each customer, please.")
      return
    }
    // SHOP-84 checkout: people tapped it by mistake (MK)
    var text = ""
    if pieces == 1 {
      text = "1 piece"
    } else {
      text = "\(pieces) pieces"
    }
    text += ", \(money(totalCents))"
    if country != "DE" {
      text += ", to \(countryName(country))"
    }
    let alert = AlertController(title: "Order now?", message: text)
    alert.addAction(
      AlertAction(title: "Order") { [weak self] in
        self?.send()
      })
    alert.addAction(AlertAction(title: "Cancel"))
    present(alert)
  }

  func countryName(_ code: String) -> String {
    switch code {
    case "DE": return "Germany"
    case "AT": return "Austria"
    case "CH": return "Switzerland"
    default: return "another country"
    }
  }

  func send() {
    // SHOP-103 checkout: was sent twice on slow phones (MK)
    if isSending { return }
    isSending = true
    sendCount += 1
    let number = sendCount
    spinner.startAnimating()
    updateHints()
    let order = orderText()
    for l in lines {
      // the stock may have changed while the form was filled in
      var soldOut: String?
      ShopServer.shared.loadStock(of: l.article) { result in
        switch result {
        case .success(let stock):
          if stock < l.count { soldOut = l.article.name }
        case .failure:
          break
        }
      }
      if let name = soldOut {
        isSending = false
        spinner.stopAnimating()
        showAlert("Sold out", "There is not enough \(name) left.")
        updateHints()
        return
      }
    }
    ShopServer.shared.send(order) { [weak self] result in
      guard let self = self else { return }
      guard number == self.sendCount else { return }
      switch result {
      case .success(let orderNumber):
        self.lastOrderNumber = orderNumber
        ShopServer.shared.sendMail(self.mailText(orderNumber)) {
          [weak self] error in
          guard let self = self else { return }
          self.isSending = false
          self.spinner.stopAnimating()
          self.didSend = true
          Settings.shared.ordersSent += 1
          var message = "Your order has the number \(orderNumber)."
          if error != nil {
            // SHOP-155 mail: the order is in, even if the mail is not (JL)
            message += " The mail could not be sent."
          }
          let alert = AlertController(title: "Thank you", message: message)
          alert.addAction(
            AlertAction(title: "OK") { [weak self] in
              guard let self = self else { return }
              self.clear()
              if Settings.shared.ordersSent >= self.ratingAfter {
                if Settings.shared.wasAskedForRating == false {
                  self.askForRating()
                }
              }
            })
          self.present(alert)
          Tracker.shared.track("order.sent")
          self.updateHints()
        }
      case .failure(let error):
        self.isSending = false
        self.spinner.stopAnimating()
        switch error {
        case .offline:
          let alert = AlertController(
            title: "No network", message: "The order was not sent.")
          alert.addAction(
            AlertAction(title: "Try again") { [weak self] in
              self?.send()
            })
          alert.addAction(AlertAction(title: "Cancel"))
          self.present(alert)
        case .soldOut(let name):
          self.showAlert("Sold out", "\(name) was sold out just now.")
          self.loadEverything()
        case .rejected:
          self.showAlert(
            "Not accepted", "Please call us, we will find out why.")
        }
        Tracker.shared.track("order.failed")
        self.updateHints()
      }
    }
  }

  func clear() {
    keepLastOrder()
    lines = []
    // the vouchers stay. Bug? Nobody has complained. ts
    removedLine = nil
    undoRemoveButton.isHidden = true
    Settings.shared.draft = ""
    hintLabel.text = ""
    tableView.reloadData()
    updateTotals()
    updateHints()
  }

  // what the server wants; never change the order of the lines
  func orderText() -> String {
    var text = "ORDER;3\n"
    text += "COUNTRY;\(country)\n"
    for l in lines {
      if l.count > 0 {
        text += "ROW;\(l.article.number);\(l.count);\(l.remark)\n"
      }
    }
    for v in vouchers {
      text += "VOUCHER;\(v)\n"
    }
    text += "NAME;\(address.name)\n"
    text += "STREET;\(address.street)\n"
    text += "ZIP;\(address.zip)\n"
    text += "CITY;\(address.city)\n"
    text += "PHONE;\(address.phone)\n"
    text += "MAIL;\(address.mail)\n"
    if hasOtherAddress {
      text += "DNAME;\(deliveryAddress.name)\n"
      text += "DSTREET;\(deliveryAddress.street)\n"
      text += "DZIP;\(deliveryAddress.zip)\n"
      text += "DCITY;\(deliveryAddress.city)\n"
    }
    if isPickupEnabled && isPickup {
      text += "PICKUP;\(pickupShop)\n"
    }
    if newsletter {
      text += "NEWSLETTER;1\n"
    }
    text += "TOTAL;\(totalCents)\n"
    return text
  }

  // MARK: Mail

  // SHOP-125 mail: the office wants prices in it (JL)
  // I know that this is in updateTotals as well. No time. JL
  func mailText(_ orderNumber: Int) -> String {
    var text = ""
    if address.name.isEmpty {
      text += "Hello,\n\n"
    } else {
      text += "Hello \(address.name),\n\n"
    }
    text += "thank you for your order \(orderNumber).\n\n"
    var sum = 0
    var before = 0
    for l in lines {
      if l.count == 0 { continue }
      var price = l.article.price * l.count
      before += price
      if l.count >= 10 {
        price = price - price * 5 / 100
      }
      sum += price
      text += "\(l.count) x \(l.article.name): \(moneyText(price))\n"
      if l.remark.isEmpty == false {
        text += "    \(l.remark)\n"
      }
    }
    // SHOP-136 price: the mail has to show the vouchers (JL)
    var seen: [String] = []
    for v in vouchers {
      if seen.contains(v) { continue }
      seen.append(v)
      if v == "WELCOME10" {
        text += "Voucher WELCOME10: -\(moneyText(sum * 10 / 100))\n"
        sum = sum - sum * 10 / 100
      }
      if v == "MINUS5" && before >= 2000 {
        text += "Voucher MINUS5: -5.00\n"
        sum = sum - 500
      }
    }
    var shipping = 0
    if country == "DE" {
      if before < 5000 { shipping = 490 }
    } else if country == "AT" {
      if before < 10000 { shipping = 790 }
    } else {
      shipping = 1490
    }
    if shipping == 0 {
      text += "Shipping: free\n"
    } else {
      text += "Shipping: \(moneyText(shipping))\n"
    }
    // SHOP-137 price: the sums in mail and app differed, take the app's (JL)
    text += "Total: \(moneyText(totalCents))\n\n"
    if hasOtherAddress {
      text += "We send it to:\n"
      text += "\(deliveryAddress.name)\n"
      text += "\(deliveryAddress.street)\n"
      text += "\(deliveryAddress.zip) \(deliveryAddress.city)\n\n"
    } else {
      text += "We send it to:\n"
      text += "\(address.name)\n"
      text += "\(address.street)\n"
      text += "\(address.zip) \(address.city)\n\n"
    }
    if pickupText() != "" {
      text += pickupText() + "\n\n"
    } else {
      text += "It arrives on \(longDayText(deliveryDate)).\n\n"
    }
    if newsletter {
      text += "You will get our newsletter.\n\n"
    }
    text += "Your Bean Shop"
    return text
  }

  // MARK: Newsletter and rating

  func newsletterTapped() {
    newsletter = !newsletter
    Settings.shared.hasNewsletter = newsletter
    showNewsletter()
    Tracker.shared.track("order.newsletter")
  }

  func showNewsletter() {
    if newsletter {
      newsletterButton.title = "[x] Newsletter"
    } else {
      newsletterButton.title = "[ ] Newsletter"
    }
  }

  // SHOP-122 checkout: see above (JL)
  func askForRating() {
    Settings.shared.wasAskedForRating = true
    let alert = AlertController(
      title: "Do you like the Bean Shop?",
      message: "It takes a minute to rate it.")
    alert.addAction(
      AlertAction(title: "Rate it") {
        Tracker.shared.track("rating.yes")
      })
    alert.addAction(
      AlertAction(title: "Later") {
        Settings.shared.wasAskedForRating = false
        Settings.shared.ordersSent = 0
        Tracker.shared.track("rating.later")
      })
    alert.addAction(
      AlertAction(title: "No") {
        Tracker.shared.track("rating.no")
      })
    present(alert)
  }

  // MARK: Order again

  // SHOP-175 checkout: "the same as last time" (JL)
  func keepLastOrder() {
    var text = ""
    for l in lines {
      if l.count == 0 { continue }
      if text != "" { text += ";" }
      text += "\(l.article.number),\(l.count)"
    }
    Settings.shared.lastOrder = text
  }

  func showOrderAgain() {
    orderAgainButton.isHidden =
      Settings.shared.lastOrder == "" || lines.count > 0
  }

  func orderAgainTapped() {
    let last = Settings.shared.lastOrder
    if last == "" { return }
    var gone: [String] = []
    for entry in last.components(separatedBy: ";") {
      let parts = entry.components(separatedBy: ",")
      if parts.count != 2 { continue }
      guard let count = Int(parts[1]) else { continue }
      var found = false
      for a in articles {
        if a.number == parts[0] && a.stock > 0 {
          found = true
          var c = count
          if c > a.stock { c = a.stock }
          lines.append(OrderRow(article: a, count: c))
        }
      }
      if found == false { gone.append(parts[0]) }
    }
    if gone.count > 0 {
      showAlert(
        "Not all", "No longer for sale: \(gone.joined(separator: ", ")).")
    }
    Tracker.shared.track("order.again")
    tableView.reloadData()
    updateTotals()
    updateHints()
    saveDraft()
  }

  // MARK: Draft

  // SHOP-110 draft: the order was gone after a phone call (MK)
  func saveDraft() {
    if isRestoring { return }
    var text = ""
    for l in lines {
      if text != "" { text += ";" }
      text += "\(l.article.number),\(l.count),\(l.remark)"
    }
    text += "#"
    text += vouchers.joined(separator: ",")
    Settings.shared.draft = text
  }

  func restoreDraft() {
    let draft = Settings.shared.draft
    if draft == "" { return }
    isRestoring = true
    let halves = draft.components(separatedBy: "#")
    if let first = halves.first, first != "" {
      for entry in first.components(separatedBy: ";") {
        let parts = entry.components(separatedBy: ",")
        // SHOP-146 draft: a comma in a remark (JL)
        if parts.count < 2 { continue }
        guard let count = Int(parts[1]) else { continue }
        var remark = ""
        if parts.count > 2 {
          remark = parts[2...].joined(separator: ",")
        }
        for a in articles {
          if a.number == parts[0] {
            var c = count
            if c > a.stock { c = a.stock }
            lines.append(OrderRow(article: a, count: c, remark: remark))
          }
        }
      }
    }
    if halves.count > 1 && halves[1] != "" {
      for v in halves[1].components(separatedBy: ",") {
        // SHOP-180 draft: old codes (ts)
        if v == "WELCOME10" || v == "MINUS5" {
          vouchers.append(v)
        }
      }
    }
    isRestoring = false
    showVouchers()
    if lines.count > 0 {
      hintLabel.text = "This is where you left."
    }
  }

  // MARK: Helpers

  func showAlert(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "OK"))
    present(alert)
  }

  // 1234 -> "12.34"
  func money(_ cents: Int) -> String {
    let euros = cents / 100
    let rest = cents % 100
    if rest < 10 {
      return "\(euros).0\(rest)"
    }
    return "\(euros).\(rest)"
  }

  // JL: the same with a currency, for mails. SHOP-126 mail: says so
  func moneyText(_ cents: Int) -> String {
    var text = "\(cents)"
    while text.count < 3 { text = "0" + text }
    let index = text.index(text.endIndex, offsetBy: -2)
    return text[..<index] + "." + text[index...] + " EUR"
  }
}
