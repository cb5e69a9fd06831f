import Arguments
import Testing

/// The whole scripts, for machines without these shells.
@Suite struct CompletionTextTests {
  @Test func zshGetsOneFunctionForEachCommand() {
    #expect(
      tiny.completionScript(for: .zsh) == #"""
        #compdef tiny
        # Completions of tiny for zsh.

        _tiny() {
          local curcontext="$curcontext" context state state_descr line
          local -A opt_args
          local -a names
          _arguments -C \
            '(--version)--version[Show the version.]' \
            '(-h --help)-h[Show help information.]' \
            '(-h --help)--help[Show help information.]' \
            '(--generate-completion-script)--generate-completion-script=[Print a completion script for a shell.]:shell:(bash zsh fish)' \
            '1: :->first' \
            '*:: :->rest' && return
          case "$state" in
            first)
              names=(
                'run:Run it: it'\''s [fast].'
                'help:Show help for a subcommand.'
              )
              _describe subcommand names ;;
            rest)
              # Names ignore case.
              case "${(L)words[1]}" in
                run) _tiny_run ;;
                help) _tiny_help ;;
              esac ;;
          esac
        }

        _tiny_run() {
          _arguments \
            '(-i --input)-i[What it'\''s \[for\].]:file:_files' \
            '(-i --input)--input=[What it'\''s \[for\].]:file:_files' \
            '(--times)--times=[How often.]:count: ' \
            '(--version)--version[Show the version.]' \
            '(-h --help)-h[Show help information.]' \
            '(-h --help)--help[Show help information.]' \
            '(--generate-completion-script)--generate-completion-script=[Print a completion script for a shell.]:shell:(bash zsh fish)' \
            '1:speed:(slow fast)'
        }

        _tiny_help() {
          _arguments \
            '(--version)--version[Show the version.]' \
            '(-h --help)-h[Show help information.]' \
            '(-h --help)--help[Show help information.]' \
            '(--generate-completion-script)--generate-completion-script=[Print a completion script for a shell.]:shell:(bash zsh fish)' \
            '1:subcommand:(run)'
        }

        if [[ "$funcstack[1]" == _tiny ]]; then
          _tiny "$@"
        else
          compdef _tiny tiny
        fi

        """#
    )
  }

  @Test func fishGetsOneLineForEachThingToOffer() {
    #expect(
      tiny.completionScript(for: .fish) == #"""
        # Completions of tiny for fish.

        # Whether the words before the cursor lead to this command, and, where a
        # number is given, whether so many plain words follow it.
        function __tiny_at
            set -l place 'tiny'
            set -l count 0
            set -l value no
            for word in (commandline -opc)[2..-1]
                if test $value = yes
                    set value no
                    continue
                end
                # Names ignore case.
                switch "$count $place "(string lower -- $word)
                    case '0 tiny run'
                        set place 'tiny run'
                    case '0 tiny help'
                        set place 'tiny help'
                    case '* tiny --generate-completion-script'
                        set value yes
                    case '* tiny run -i' '* tiny run --input' '* tiny run --times' '* tiny run --generate-completion-script'
                        set value yes
                    case '* tiny help --generate-completion-script'
                        set value yes
                    case '* -?*'
                    case '*'
                        set count (math $count + 1)
                end
            end
            test "$place" = "$argv[1]"; or return
            test (count $argv) = 1; or test $count = "$argv[2]"
        end

        complete -c tiny -f
        complete -c tiny -n "__tiny_at 'tiny' 0" -a 'run' -d 'Run it: it\'s [fast].'
        complete -c tiny -n "__tiny_at 'tiny' 0" -a 'help' -d 'Show help for a subcommand.'
        complete -c tiny -n "__tiny_at 'tiny'" -l version -d 'Show the version.'
        complete -c tiny -n "__tiny_at 'tiny'" -s h -l help -d 'Show help information.'
        complete -c tiny -n "__tiny_at 'tiny'" -l generate-completion-script -x -a 'bash zsh fish' -d 'Print a completion script for a shell.'
        complete -c tiny -n "__tiny_at 'tiny run' 0" -a 'slow fast'
        complete -c tiny -n "__tiny_at 'tiny run'" -s i -l input -rF -d 'What it\'s [for].'
        complete -c tiny -n "__tiny_at 'tiny run'" -l times -x -d 'How often.'
        complete -c tiny -n "__tiny_at 'tiny run'" -l version -d 'Show the version.'
        complete -c tiny -n "__tiny_at 'tiny run'" -s h -l help -d 'Show help information.'
        complete -c tiny -n "__tiny_at 'tiny run'" -l generate-completion-script -x -a 'bash zsh fish' -d 'Print a completion script for a shell.'
        complete -c tiny -n "__tiny_at 'tiny help' 0" -a 'run'
        complete -c tiny -n "__tiny_at 'tiny help'" -l version -d 'Show the version.'
        complete -c tiny -n "__tiny_at 'tiny help'" -s h -l help -d 'Show help information.'
        complete -c tiny -n "__tiny_at 'tiny help'" -l generate-completion-script -x -a 'bash zsh fish' -d 'Print a completion script for a shell.'

        """#
    )
  }
}

/// A command whose name can be left out, and which takes several words.
@Suite struct UnnamedCommandCompletionTests {
  private var program: Program {
    var program = tiny
    program.root.defaultSubcommand = "run"
    program.root.subcommands[0].arguments[0].isRepeating = true
    return program
  }

  @Test func zshOffersItsWordsFirstAndAnywhereAfter() {
    let script = program.completionScript(for: .zsh)
    #expect(script.contains("\n        'slow'\n        'fast'\n"))
    #expect(script.contains("\n        *) _tiny_run ;;\n"))
    #expect(script.contains("\n    '*:speed:(slow fast)'\n"))
  }

  @Test func fishOffersItsWordsFirstAndAnywhereAfter() {
    let script = program.completionScript(for: .fish)
    #expect(
      script.contains(
        """
                    case '0 tiny slow' '0 tiny fast'
                        set place 'tiny run'
                        set count 1

        """
      )
    )
    #expect(script.contains("\"__tiny_at 'tiny' 0\" -a 'slow fast'\n"))
    #expect(script.contains("\"__tiny_at 'tiny run'\" -a 'slow fast'\n"))
  }
}

/// A program with one of each thing that a completion script knows.
private let tiny = Program(
  CommandSpec(
    "tiny",
    abstract: "A program.",
    subcommands: [
      CommandSpec(
        "run",
        abstract: "Run it: it's [fast].",
        arguments: [
          ArgumentSpec("speed", .oneOf(["slow", "fast"]), help: "How fast.")
        ],
        options: [
          Option.file("input", short: "i", help: "What it's [for]."),
          Option.integer("times", "count", 1...9, help: "How often."),
        ]
      )
    ]
  ),
  version: "1"
)
