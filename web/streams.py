"""Sorts the code of a wasm program by meaning: all opcodes, all locals, all constants and so on. It packs seven per
cent smaller so. unpack.c (`restore`) puts it back in order; it must take the same steps as `Sorter`.
"""

import struct

OPCODES, LOCALS, CONSTANTS, LONG_CONSTANTS, CALLS, OFFSETS, HEADS, RAW = range(8)
I32_CONST, LONG_I32_CONST = 0x41, 0x06   # the second is ours, for constants of three bytes and more


def in_streams(data, functions):
    """The sizes of what comes before the functions and of the streams, then all these. `functions` is where functions
    begin; they go on to the end."""
    parts = (data[:functions], *Sorter(data, functions).streams)
    return struct.pack("<9I", *map(len, parts)) + b"".join(parts)


def number(data, at):
    """The number that is here, and where it ends."""
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        shift += 7
        at += 1
        if data[at - 1] < 128:
            return value, at


class Sorter:
    def __init__(self, data, at):
        self.data, self.at = data, at
        self.streams = [bytearray() for _ in range(8)]
        while self.at < len(data):
            self.function()

    def function(self):
        size = self.number(HEADS)
        end = self.at + size
        for _ in range(self.number(HEADS)):   # how many locals there are, and of which type
            self.number(HEADS)
            self.number(HEADS)
        self.recent = list(range(4096))
        while self.at < end:
            self.instruction()
        assert self.at == end, "an instruction that streams.py does not know"

    def instruction(self):
        op = self.data[self.at]
        assert op != LONG_I32_CONST, "exceptions are not used"
        self.at += 1
        if op == I32_CONST and number(self.data, self.at)[1] > self.at + 2:
            self.streams[OPCODES].append(LONG_I32_CONST)
            return self.number(LONG_CONSTANTS)
        self.streams[OPCODES].append(op)
        if op in (0x20, 0x21, 0x22):
            self.local()
        elif op in (I32_CONST, 0x42):
            self.number(CONSTANTS)
        elif op == 0x10:
            self.number(CALLS)
        elif 0x28 <= op <= 0x3e:   # loads and stores
            self.number(OPCODES)
            self.number(OFFSETS)
        elif op in (2, 3, 4, 12, 13, 0x23, 0x24, 0x3f, 0x40):   # blocks, jumps, globals, the size of the memory
            self.number(OPCODES)
        elif op == 0x11:   # a call by pointer
            self.numbers(2)
        elif op == 14:     # a table of jumps
            self.numbers(self.number(OPCODES) + 1)
        elif op in (0x43, 0x44):   # float, double
            self.raw(4 if op == 0x43 else 8)
        elif op == 0xfc:
            self.numbers({8: 2, 10: 2, 11: 1}.get(self.number(OPCODES), 0))   # memory.init, copy, fill
        elif op == 0xfd:
            self.vector(self.number(OPCODES))

    def vector(self, op):
        if op <= 11 or 84 <= op <= 93:   # loads and stores
            self.number(OPCODES)
            self.number(OFFSETS)
        if op in (12, 13):   # a constant, a shuffle
            self.raw(16)
        if 21 <= op <= 34 or 84 <= op <= 91:   # one lane
            self.number(OPCODES)

    def number(self, stream):
        value, end = number(self.data, self.at)
        self.streams[stream] += self.data[self.at:end]
        self.at = end
        return value

    def numbers(self, count):
        for _ in range(count):
            self.number(OPCODES)

    def local(self):
        """Locals are named by how many others were used since."""
        local, self.at = number(self.data, self.at)
        place = self.recent.index(local)
        self.recent.insert(0, self.recent.pop(place))
        self.streams[LOCALS] += bytes([place]) if place < 128 else bytes([place & 127 | 128, place >> 7])

    def raw(self, count):
        self.streams[RAW] += self.data[self.at:self.at + count]
        self.at += count
