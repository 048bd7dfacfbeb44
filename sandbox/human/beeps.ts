const rate = 8000
const tone = 0.12
const gap = 0.16
const pause = 0.95

type Random = () => number

/** Encodes digits as groups of beeps: a WAV file for players who cannot see the picture. */
export function drawBeeps(digits: string, random: Random = Math.random): Buffer {
  const sounds = digits
    .split('')
    .flatMap((digit) => [
      ...Array.from({ length: Number(digit) }, () => beep(random)).flat(),
      silence(pause, random),
    ])
  return wav(Buffer.concat([silence(0.4, random), ...sounds]))
}

function beep(random: Random): Buffer[] {
  const pitch = 420 + random() * 380
  return [
    samples(tone, (time) => Math.sin(2 * Math.PI * pitch * time) * fade(time), random),
    silence(gap, random),
  ]
}

const fade = (time: number) => Math.min(1, time * 100, (tone - time) * 100) * 0.6

const silence = (length: number, random: Random) => samples(length, () => 0, random)

/** Eight-bit samples centred on 128, over noise. */
function samples(length: number, wave: (time: number) => number, random: Random): Buffer {
  const hiss = () => (random() - 0.5) * 0.05
  return Buffer.from(
    Array.from({ length: Math.round(length * rate) }, (_, at) =>
      Math.round(128 + (wave(at / rate) + hiss()) * 120),
    ),
  )
}

function wav(data: Buffer): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(data.length, 40)
  return Buffer.concat([header, data])
}
