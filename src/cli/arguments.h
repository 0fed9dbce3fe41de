// Parses command lines: words, numbers, and arguments such as games=400. Errors are one sentence each.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eg {

// Removes the first word from the text and returns it; empty if there is none.
std::string_view next_word(std::string_view& text);

// The whole word as a number from `least` to `most`; nothing if it is not one.
template <class Number>
std::optional<Number> number(std::string_view word, Number least, Number most) {
    Number n{};
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), n);
    if (fault != std::errc{} || end != word.data() + word.size() || n < least || n > most) return std::nullopt;
    return n;
}

// The same for a fraction. Not every standard library has from_chars for doubles.
std::optional<double> decimal(std::string_view word, double least, double most);

// The arguments of a command. take() reads one into a variable, which keeps its value if the argument is absent; of
// several with one key the last counts. After all take() calls, wrong() describes the first argument that could not be
// read or has an unknown key; empty if there is none.
class Arguments {
public:
    Arguments(int count, const char* const* words);

    void take(std::string_view key, std::string& into);
    void take(std::string_view key, bool& into);   // a flag without a value: short
    void take(std::string_view key, double& into, double least, double most);
    template <class Number>
    void take(std::string_view key, Number& into, Number least, Number most) {
        each(key, [&](const Argument& argument) {
            if (const auto n = number(argument.value, least, most)) into = *n;
            else
                complain(std::string{key} + " is a number from " + std::to_string(least) + " to " + std::to_string(most)
                         + ".");
        });
    }

    std::string wrong() const;

private:
    struct Argument {
        std::string_view key, value;
        bool             alone = false, taken = false;
    };

    template <class Do>
    void each(std::string_view key, Do act) {
        for (Argument& argument : arguments_)
            if (argument.key == key) argument.taken = true, act(argument);
    }
    void complain(std::string sentence);

    std::vector<Argument> arguments_;
    std::string       complaint_;
};

}
