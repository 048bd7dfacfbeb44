import sharp from 'sharp'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b8a5a' } })

export const png = (width: number, height: number) => drawn(width, height).png().toBuffer()

/** With the place in its metadata, as a phone's camera writes it. */
export const jpeg = (width: number, height: number, place = 'a place') =>
  drawn(width, height)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: place } })
    .toBuffer()
