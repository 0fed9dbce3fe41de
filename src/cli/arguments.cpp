#include "cli/arguments.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "engine/parsing.h"

namespace eg {

std::string_view next_word(std::string_view& text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos) return text = {};
    text.remove_prefix(from);
    const std::string_view word = text.substr(0, text.find_first_of(blanks));
    text.remove_prefix(word.size());
    return word;
}

std::optional<double> decimal(std::string_view word, double least, double most) {
    const std::string text{word};
    char*             end = nullptr;
    const double      n = std::strtod(text.c_str(), &end);
    if (text.empty() || *end || !(n >= least && n <= most)) return std::nullopt;
    return n;
}

Arguments::Arguments(int count, const char* const* words) {
    for (int i = 0; i < count; ++i) {
        const std::string_view word = words[i];
        const std::size_t      at = word.find('=');
        if (at == word.npos) arguments_.push_back({.key = word, .value = {}, .alone = true});
        else arguments_.push_back({.key = word.substr(0, at), .value = word.substr(at + 1)});
    }
}

void Arguments::take(std::string_view key, std::string& into) {
    each(key, [&](const Argument& argument) {
        if (argument.value.empty()) complain(std::string{key} + " wants a word, as in " + std::string{key} + "=word.");
        into = argument.value;
    });
}

void Arguments::take(std::string_view key, bool& into) {
    each(key, [&](const Argument& argument) {
        if (!argument.alone) complain(std::string{key} + " stands alone.");
        into = true;
    });
}

void Arguments::take(std::string_view key, double& into, double least, double most) {
    each(key, [&](const Argument& argument) {
        if (const auto n = decimal(argument.value, least, most)) into = *n;
        else {
            char range[64];
            std::snprintf(range, sizeof range, "%g to %g.", least, most);
            complain(std::string{key} + " is a number from " + range);
        }
    });
}

std::string Arguments::wrong() const {
    if (!complaint_.empty()) return complaint_;
    for (const Argument& argument : arguments_)
        if (!argument.taken) return "What is meant by “" + beginning_of(argument.key, 40) + "” is not known.";
    return {};
}

void Arguments::complain(std::string sentence) {
    if (complaint_.empty()) complaint_ = std::move(sentence);
}

}
