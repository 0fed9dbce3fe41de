// What is said on a command line: words, numbers, and arguments such as games=400. What cannot be
// understood is answered with one sentence.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eg {

// Takes the first word off the text; empty when there is none left.
std::string_view next_word(std::string_view& text);

template <class Number>
std::optional<Number> number(std::string_view word, Number least, Number most) {
    Number n{};
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), n);
    if (fault != std::errc{} || end != word.data() + word.size() || n < least || n > most) return std::nullopt;
    return n;
}

// The same of one with a fraction, which not every library's from_chars knows.
std::optional<double> decimal(std::string_view word, double least, double most);

// Each is asked for by its key, and the last of a key counts; then `wrong` tells of the first that
// could not be read, or that nobody asked for.
class Arguments {
public:
    Arguments(int count, const char* const* words);

    void take(std::string_view key, std::string& into);
    void take(std::string_view key, bool& into);   // it stands alone: short
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
