#include "ai/net_codec.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <span>
#include <vector>

#include "ai/rows.h"

namespace eg {
namespace {

// A weight from -44 to 44, as nearly all are, is one character. Any other is `escape` and two characters: a multiple of
// sixteen and the rest. There is no further compression, since the page is compressed as a whole.
constexpr std::string_view digits =
    "#$%&'()*+,-./0123456789:<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
constexpr char escape = '!';
constexpr int  radix = static_cast<int>(digits.size());
constexpr int  one_digit_max = radix / 2;   // largest absolute weight that takes one character
constexpr int  lowest = -128, sixteen = 16;
static_assert(radix == 2 * one_digit_max + 1);

// The first line. It is followed by one line for each section: "places 120", or with words "words: move own".
constexpr std::string_view title = "el_grande net";

bool all_zero(const Net& net, const Section& section) {
    return std::all_of(net.rows.begin() + section.first, net.rows.begin() + section.first + section.count,
                       [](const Lanes& row) { return row == Lanes{}; });
}

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    std::string_view line() {
        const std::size_t end = std::min(text_.find('\n', at_), text_.size());
        const std::string_view found = text_.substr(at_, end - at_);
        good = good && end < text_.size();
        at_ = std::min(end + 1, text_.size());
        return found;
    }
    int digit() {
        static constexpr auto value_of = [] {
            std::array<std::int8_t, 256> table{};
            table.fill(-1);
            for (std::size_t i = 0; i < digits.size(); ++i)
                table[static_cast<unsigned char>(digits[i])] = static_cast<std::int8_t>(i);
            return table;
        }();
        const int value = at_ < text_.size() ? value_of[static_cast<unsigned char>(text_[at_++])] : -1;
        good = good && value >= 0;
        return value;
    }
    std::int16_t weight() {
        if (at_ >= text_.size() || text_[at_] != escape) return static_cast<std::int16_t>(digit() - one_digit_max);
        ++at_;
        const int high = digit(), low = digit();
        good = good && high < sixteen && low < sixteen;
        return static_cast<std::int16_t>(lowest + high * sixteen + low);
    }
    Lanes lanes() {
        Lanes lanes;
        for (std::int16_t& lane : lanes) lane = weight();
        return lanes;
    }
    bool at_end() const { return at_ == text_.size(); }
    bool good = true;

private:
    std::string_view text_;
    std::size_t      at_ = 0;
};

// For each row of a section in a file its row in this program; -1: there is none.
using RowMap = std::vector<int>;

// Reads a line of the head. False if the section has another size here, or more rows than `most`.
bool read_section(std::string_view line, int most, RowMap& rows) {
    const std::size_t colon = line.find(':'), space = line.rfind(' ');
    const std::string_view name = line.substr(0, colon != line.npos ? colon : space);
    const Section* here = nullptr;
    for (const Section& section : sections())
        if (section.name == name) here = &section;
    if (colon != line.npos) {
        for (std::size_t at = colon + 1; at < line.size();) {
            const std::size_t end = std::min(line.find(' ', at + 1), line.size());
            const std::string_view word = line.substr(at + 1, end - at - 1);
            int row = -1;
            for (const Section& section : sections())
                for (std::size_t i = 0; i < section.words.size(); ++i)
                    if (section.words[i] == word) row = section.first + 2 * static_cast<int>(i);
            rows.push_back(row);
            rows.push_back(row < 0 ? row : row + 1);
            at = end;
        }
        return true;
    }
    int        count = 0;
    const auto number = line.substr(space == line.npos ? 0 : space + 1);
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), count);
    if (error != std::errc{} || end != number.data() + number.size() || count < 0 || count > most
        || (here && !here->module && count > here->count))
        return false;
    // A module's section may be longer in the file: the module has lost facts since.
    for (int i = 0; i < count; ++i) rows.push_back(here && i < here->count ? here->first + i : -1);
    return true;
}

}

std::string pack(const Net& net) {
    std::string text;
    const auto add_digit = [&](int digit) { text.push_back(digits[static_cast<std::size_t>(digit)]); };
    const auto lanes = [&](const Lanes& row) {
        for (std::int16_t weight : row) {
            if (std::abs(weight) <= one_digit_max) {
                add_digit(weight + one_digit_max);
                continue;
            }
            text.push_back(escape);
            add_digit((weight - lowest) / sixteen);
            add_digit((weight - lowest) % sixteen);
        }
    };
    const auto has_section = [&](const Section& section) {
        return section.count > 0 && !(section.module && all_zero(net, section));
    };
    (text += title) += '\n';
    for (const Section& section : sections()) {
        if (!has_section(section)) continue;
        text += section.name;
        text += section.words.empty() ? ' ' + std::to_string(section.count) : ":";
        for (std::string_view word : section.words) (text += ' ') += word;
        text += '\n';
    }
    text += '\n';
    for (const Section& section : sections())
        if (has_section(section))
            for (const Lanes& row : std::span{net.rows}.subspan(static_cast<std::size_t>(section.first),
                                                                static_cast<std::size_t>(section.count)))
                lanes(row);
    lanes(net.bias);
    for (const Lanes& out : net.out) lanes(out);
    for (const auto* weights : {&net.phases.scored, &net.phases.promised, &net.phases.inverse_temperature})
        for (std::int16_t weight : *weights) add_digit(weight / radix), add_digit(weight % radix);
    return text;
}

bool unpack(std::string_view text, Net& net) {
    Reader reader{text};
    if (reader.line() != title) return false;
    std::vector<RowMap> row_maps;
    auto left = static_cast<int>(text.size() / net_lanes);   // rows that the text has room for
    for (std::string_view line = reader.line(); reader.good && !line.empty(); line = reader.line()) {
        if (!read_section(line, left, row_maps.emplace_back())) return false;
        left -= static_cast<int>(row_maps.back().size());
        if (left < 0) return false;
    }
    Net read;
    for (const RowMap& rows : row_maps)
        for (int row : rows) {
            const Lanes lanes = reader.lanes();
            if (row >= 0) read.rows[static_cast<std::size_t>(row)] = lanes;
            if (!reader.good) return false;
        }
    read.bias = reader.lanes();
    for (Lanes& out : read.out) out = reader.lanes();
    for (auto* weights : {&read.phases.scored, &read.phases.promised, &read.phases.inverse_temperature})
        for (std::int16_t& weight : *weights) {
            const int high = reader.digit();
            weight = static_cast<std::int16_t>(high * radix + reader.digit());
        }
    if (!reader.good || !reader.at_end()) return false;
    read.update_sums();
    net = std::move(read);
    return true;
}

}
