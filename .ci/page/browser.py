"""Drives Chromium by the WebDriver protocol, over plain HTTP.

https://www.w3.org/TR/webdriver2/ and, for what it lacks, the DevTools
protocol by chromedriver's goog/cdp/execute.
"""

import json
import re
import shutil
import subprocess
import urllib.request

KEYS = {
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
    "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010",
    "Escape": "\ue00c", "Tab": "\ue004", "Enter": "\ue007", "Space": " ",
}

# The driver is on this machine, whatever proxy the environment names.
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Browser:
    """A Chromium of its own, without a window."""

    def __init__(self):
        self.driver = subprocess.Popen(
            [shutil.which("chromedriver"), "--port=0"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        port = None
        for line in self.driver.stdout:
            port = re.search(r"successfully on port (\d+)", line)
            if port:
                break
        self.url = f"http://127.0.0.1:{port.group(1)}"
        options = {
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu",
                "--disable-dev-shm-usage", "--hide-scrollbars",
            ],
        }
        answer = self.send("POST", "/session", {
            "capabilities": {"alwaysMatch": {
                "browserName": "chrome",
                # Axe takes its time, and more on a busy machine.
                "timeouts": {"script": 290_000},
                "goog:chromeOptions": options,
                "goog:loggingPrefs": {"browser": "ALL"},
            }},
        })
        self.url += "/session/" + answer["sessionId"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.send("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()

    def send(self, method, path, body=None):
        data = None if method != "POST" else json.dumps(body or {}).encode()
        request = urllib.request.Request(
            self.url + path, data, {"Content-Type": "application/json"},
            method=method,
        )
        with DIRECT.open(request, timeout=300) as answer:
            return json.load(answer)["value"]

    def devtools(self, command, **parameters):
        return self.send("POST", "/goog/cdp/execute",
                         {"cmd": command, "params": parameters})

    def size(self, width, height, scale=1):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width,
                      height=height, deviceScaleFactor=scale, mobile=False)

    def media(self, medium="", **features):
        self.devtools("Emulation.setEmulatedMedia", media=medium, features=[
            {"name": name.replace("_", "-"), "value": value}
            for name, value in features.items()
        ])

    def scripts(self, run):
        self.devtools("Emulation.setScriptExecutionDisabled", value=not run)

    def open(self, address):
        """Opens an address anew, also where only its fragment is new."""
        self.send("POST", "/url", {"url": "about:blank"})
        self.send("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self.send("POST", "/execute/sync",
                         {"script": script, "args": list(arguments)})

    def run_later(self, script, *arguments):
        return self.send("POST", "/execute/async",
                         {"script": script, "args": list(arguments)})

    def press(self, *names):
        actions = []
        for name in names:
            key = KEYS.get(name, name)
            actions += [{"type": "keyDown", "value": key},
                        {"type": "keyUp", "value": key}]
        self.send("POST", "/actions", {"actions": [
            {"type": "key", "id": "keyboard", "actions": actions}]})

    def click(self, query):
        """Clicks an element as a person does, which takes the focus."""
        self.send("POST", "/actions", {"actions": [
            {"type": "pointer", "id": "mouse", "actions": [
                {"type": "pointerMove", "x": 0, "y": 0, "origin": self.run(
                    "return document.querySelector(arguments[0])", query)},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0}]}]})

    def messages(self):
        """What the console said since the last time."""
        log = self.send("POST", "/se/log", {"type": "browser"})
        return [entry["message"] for entry in log]

    def picture(self, whole=False):
        """A PNG in Base64."""
        return self.devtools("Page.captureScreenshot", format="png",
                             captureBeyondViewport=whole)["data"]

    def paper(self):
        """A PDF in Base64."""
        return self.devtools("Page.printToPDF", printBackground=False)["data"]
