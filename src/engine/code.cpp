#include "engine/code.h"

#include <cstdint>
#include <optional>

namespace eg {
namespace {

constexpr std::string_view magic = "EG1.";
constexpr std::size_t      longest = 64 * 1024;
constexpr std::size_t      crc_bytes = 4;

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t crc = ~0u;
    for (char byte : bytes) {
        crc ^= static_cast<std::uint8_t>(byte);
        for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1u ? 0xedb88320u : 0u);
    }
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
    if (bits >= 6 || (pool & ((1u << bits) - 1u)) != 0) return std::nullopt;  // one text for one save
    return bytes;
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

Decoded decode(std::string_view code) {
    while (!code.empty() && static_cast<unsigned char>(code.back()) <= ' ') code.remove_suffix(1);
    while (!code.empty() && static_cast<unsigned char>(code.front()) <= ' ') code.remove_prefix(1);
    if (code.substr(0, magic.size()) != magic) return {{}, {"This is not a saved game: it does not begin with EG1."}};
    if (code.size() > longest) return {{}, {"This saved game is too long to be one."}};
    auto bytes = bytes_of(code.substr(magic.size()));
    if (!bytes || bytes->size() <= crc_bytes) return {{}, {"This saved game is cut short or has foreign characters in it."}};
    const std::string crc = bytes->substr(bytes->size() - crc_bytes);
    bytes->resize(bytes->size() - crc_bytes);
    if (crc != little_endian(crc32(*bytes))) return {{}, {"This saved game was cut short or altered: its check sum is wrong."}};
    return {std::move(*bytes), {}};
}

}
