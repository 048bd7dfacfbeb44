import { crc32 } from 'node:zlib'

interface Entry {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * A zip file with uncompressed entries dated 1 January 1980, so that the same entries produce the
 * same bytes.
 */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const file = Buffer.concat([localHeader(entry), Buffer.from(entry.name), entry.bytes])
    files.push(file)
    directory.push(directoryHeader(entry, offset), Buffer.from(entry.name))
    offset += file.length
  }
  const size = directory.reduce((all, { length }) => all + length, 0)
  return Buffer.concat([...files, ...directory, ending(entries.length, size, offset)])
}

const version = 20
const firstDay = 0x21

/**
 * The fields that both headers share: version, flags, method, time, date, checksum, sizes, name
 * length.
 */
function described({ name, bytes }: Entry): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(version, 0)
  fields.writeUInt16LE(firstDay, 8)
  fields.writeUInt32LE(crc32(bytes), 10)
  fields.writeUInt32LE(bytes.length, 14)
  fields.writeUInt32LE(bytes.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  return fields
}

const localHeader = (entry: Entry) =>
  Buffer.concat([Buffer.from('PK\u0003\u0004'), described(entry)])

function directoryHeader(entry: Entry, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([version, 0]),
    described(entry),
    rest,
  ])
}

function ending(count: number, size: number, offset: number): Buffer {
  const fields = Buffer.alloc(18)
  fields.writeUInt16LE(count, 4)
  fields.writeUInt16LE(count, 6)
  fields.writeUInt32LE(size, 8)
  fields.writeUInt32LE(offset, 12)
  return Buffer.concat([Buffer.from('PK\u0005\u0006'), fields])
}
