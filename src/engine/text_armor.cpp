#include "engine/text_armor.h"

#include <cstdint>
#include <optional>

namespace eg {
namespace {

constexpr std::string_view magic = "EG1.";
constexpr std::size_t      longest = 64 * 1024;   // bytes of a code
constexpr std::size_t      crc_bytes = 4;

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::uint32_t crc_with(std::uint32_t crc, std::uint32_t byte) {
    crc ^= byte;
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1u ? 0xedb88320u : 0u);
    return crc;
}

std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t crc = ~0u;
    for (char byte : bytes) crc = crc_with(crc, static_cast<std::uint8_t>(byte));
    return ~crc;
}

std::string digits_of(std::string_view bytes) {
    std::string   text;
    std::uint32_t pool = 0;
    int           bits = 0;
    for (char byte : bytes) {
        pool = pool << 8 | static_cast<std::uint8_t>(byte);
        for (bits += 8; bits >= 6; bits -= 6) text += digits[pool >> (bits - 6) & 63u];
    }
    if (bits > 0) text += digits[pool << (6 - bits) & 63u];
    return text;
}

std::optional<std::string> bytes_of(std::string_view text) {
    std::string   bytes;
    std::uint32_t pool = 0;
    int           bits = 0;
    for (char digit : text) {
        const std::size_t value = digits.find(digit);
        if (value == std::string_view::npos) return std::nullopt;
        pool = pool << 6 | static_cast<std::uint32_t>(value);
        if ((bits += 6) < 8) continue;
        bits -= 8;
        bytes += static_cast<char>(pool >> bits & 255u);
    }
    if (bits >= 6 || (pool & ((1u << bits) - 1u)) != 0) return std::nullopt;  // each save has exactly one text
    return bytes;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

int hex_digit(char c) {
    const std::size_t value = std::string_view{"0123456789abcdef"}.find(lower(c));
    return value == std::string_view::npos ? -1 : static_cast<int>(value);
}

// The characters of a text that may belong to a code or to the link around it. Some programs turn two hyphens into a
// dash.
std::string possible(std::string_view text) {
    constexpr std::string_view en_dash = "\u2013", em_dash = "\u2014";
    std::string kept;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0) {
            c = static_cast<char>(hex_digit(text[i + 1]) << 4 | hex_digit(text[i + 2]));
            i += 2;
        }
        if (text.substr(i).starts_with(em_dash)) kept += "--";
        else if (text.substr(i).starts_with(en_dash)) kept += '-';
        else if (c == '.' || c == '#' || digits.find(c) != std::string_view::npos) kept += c;
    }
    return kept;
}

// The number of digits up to the first matching checksum; 0 if there is none.
std::size_t whole_digits(std::string_view text) {
    constexpr std::uint32_t residue = 0xdebb20e3u;   // the CRC-32 of any bytes followed by their own CRC-32
    std::uint32_t crc = ~0u, pool = 0;
    int           bits = 0;
    std::size_t   bytes = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        pool = pool << 6 | static_cast<std::uint32_t>(digits.find(text[i]));
        if ((bits += 6) < 8) continue;
        bits -= 8;
        crc = crc_with(crc, pool >> bits & 255u);
        if (++bytes > crc_bytes && crc == residue && (pool & ((1u << bits) - 1u)) == 0) return i + 1;
    }
    return 0;
}

std::string little_endian(std::uint32_t value) {
    std::string bytes;
    for (std::size_t i = 0; i < crc_bytes; ++i) bytes += static_cast<char>(value >> (8 * i) & 255u);
    return bytes;
}

}

std::string encode(std::string_view bytes) {
    return std::string{magic} + digits_of(std::string{bytes} + little_endian(crc32(bytes)));
}

FoundCode find_code(std::string_view text) {
    constexpr int most = 16;   // candidates that are tried
    const std::string all = possible(text);
    std::string       small = all;
    for (char& c : small) c = lower(c);
    FoundCode found;
    int        tried = 0;
    for (const bool exact : {true, false}) {   // "EG1." may have lost its dot or its capitals
        const std::string_view sign = exact ? magic : "eg1";
        const std::string_view in = exact ? all : small;
        for (std::size_t at = in.find(sign); at != std::string_view::npos && tried < most; at = in.find(sign, at + 1)) {
            ++tried;
            std::string letters;
            for (char c : std::string_view{all}.substr(at + sign.size()))
                if (digits.find(c) != std::string_view::npos) letters += c;
            const std::size_t whole = whole_digits(letters);
            if (whole > 0) letters.resize(whole);
            if (whole > 0 || exact || found.code.empty()) found = {std::string{magic} + letters, all.substr(0, at)};
            if (whole > 0) return found;
        }
    }
    // A link may be cut off within "EG1.".
    if (found.code.empty() && small.ends_with("#eg")) return {std::string{magic}, all.substr(0, all.size() - 2)};
    return found;
}

Decoded decode(std::string_view code) {
    while (!code.empty() && static_cast<unsigned char>(code.back()) <= ' ') code.remove_suffix(1);
    while (!code.empty() && static_cast<unsigned char>(code.front()) <= ' ') code.remove_prefix(1);
    if (code.substr(0, magic.size()) != magic) return {{}, {"This is not a saved game: it does not begin with EG1."}};
    if (code.size() > longest) return {{}, {"This saved game is too long to be one."}};
    auto bytes = bytes_of(code.substr(magic.size()));
    if (!bytes || bytes->size() <= crc_bytes)
        return {{}, {"This saved game is cut short or has foreign characters in it."}};
    const std::string crc = bytes->substr(bytes->size() - crc_bytes);
    bytes->resize(bytes->size() - crc_bytes);
    if (crc != little_endian(crc32(*bytes)))
        return {{}, {"This saved game was cut short or altered: its check sum is wrong."}};
    return {std::move(*bytes), {}};
}

}
