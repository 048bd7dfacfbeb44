import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inEnglish } from '#testing/inEnglish.tsx'
import { ImageField } from './ImageField.tsx'
import type { ChosenImage } from './ImageField.file.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const heic = [0, 0, 0, 0x18, ...new TextEncoder().encode('ftypheic')]
const file = (name: string, bytes: readonly number[], size = bytes.length, type = 'image/png') => {
  const content = new Uint8Array(size)
  content.set(bytes)
  return new File([content], name, { type })
}

const acts: string[] = []
const pen = {
  fillStyle: '',
  fillRect: (...box: number[]) => acts.push(`${pen.fillStyle} over ${box.join(' ')}`),
  drawImage: () => acts.push('the picture'),
}
const drawn: unknown[] = []
let taken: readonly ChosenImage[] = []
let bytesOf: (type: string | undefined) => number = () => 0

function Slips() {
  const [pictures, setPictures] = useState<readonly ChosenImage[]>([])
  useEffect(() => void (taken = pictures), [pictures])
  return <ImageField label="Slip" value={pictures} onChange={setPictures} />
}

const field = () => screen.getByLabelText('Add a picture')
const pick = (...files: File[]) => fireEvent.change(field(), { target: { files } })
const names = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'))

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (picture: Blob) => {
    if (picture.size === 13) throw new Error('cannot be drawn')
    const height = picture.size === 15 ? 110_000 : 1600
    return { width: 3200, height, close: () => undefined }
  })
  drawn.length = 0
  acts.length = 0
  bytesOf = () => 0
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    type,
  ) {
    drawn.push([this.width, this.height, type])
    give(new Blob(['drawn anew', new Uint8Array(bytesOf(type))], { type: type ?? '' }))
  })
  render(<Slips />, inEnglish)
})

describe('a field for pictures', () => {
  it('shows a chosen picture, and can remove it', async () => {
    pick(file('slip.png', png), file('slip.jpg', jpeg))
    await waitFor(() => expect(names()).toEqual(['slip.png', 'slip.jpg']))
    fireEvent.click(screen.getByRole('button', { name: 'Remove slip.png' }))
    expect(names()).toEqual(['slip.jpg'])
  })

  it.each([
    [
      'heavier than 5 MB',
      file('slip.png', png, 5 * 1024 * 1024 + 1),
      'slip.png is larger than 5 MB',
    ],
    [
      'that is something else',
      file('virus.png', [0x4d, 0x5a]),
      'virus.png is not a PNG or JPG picture',
    ],
    [
      'of another kind',
      file('a.svg', [0x3c, 0x73], 2, 'image/svg+xml'),
      'a.svg is not a PNG or JPG picture',
    ],
    ['cut off', file('slip.png', png.slice(0, 7)), 'slip.png is not a PNG or JPG picture'],
    ['that is empty', file('slip.png', []), 'slip.png is not a PNG or JPG picture'],
    ['that cannot be drawn', file('slip.png', png, 13), 'slip.png is damaged and cannot be opened'],
    [
      'that this phone cannot read',
      file('IMG_1.jpg', heic, 13),
      'IMG_1.jpg is an HEIC photo, which only some phones can open. Take a screenshot of it and choose that.',
    ],
    [
      'of endless length',
      file('chat.png', png, 15),
      'chat.png is too long to stay readable. Send it in two or more pictures.',
    ],
  ])('refuses a file %s, at the field', async (_, given, sentence) => {
    pick(given)
    await waitFor(() => expect(field()).toHaveAccessibleDescription(sentence))
    expect(field()).toBeInvalid()
    expect(names()).toEqual([])
  })

  it('accepts valid files beside invalid ones, and clears the error with the next choice', async () => {
    pick(file('good.png', png), file('bad.png', [1, 2, 3]))
    await waitFor(() => expect(names()).toEqual(['good.png']))
    expect(field()).toHaveAccessibleDescription('bad.png is not a PNG or JPG picture')
    pick(file('next.jpg', jpeg))
    await waitFor(() => expect(names()).toEqual(['good.png', 'next.jpg']))
    expect(field()).toBeValid()
  })

  it('converts a HEIC photo that the phone can read to JPEG', async () => {
    pick(file('IMG_1.HEIC', heic))
    await waitFor(() => expect(taken.map(({ type }) => type)).toEqual(['image/jpeg']))
  })

  it('draws on white, so that transparency does not turn black', async () => {
    pick(file('photo.jpg', jpeg))
    await waitFor(() => expect(acts).toEqual(['#fff over 0 0 1600 800', 'the picture']))
  })

  it('sends a large PNG as a JPEG, with lower quality if needed', async () => {
    const heavy = (type: string | undefined) => (type === 'image/png' ? 500_000 : 0)
    bytesOf = heavy
    pick(file('screen.png', png))
    await waitFor(() => expect(taken.map(({ type }) => type)).toEqual(['image/jpeg']))
    bytesOf = (type) => heavy(type) || (drawn.length % 2 ? 0 : 6_000_000)
    pick(file('next.png', png))
    await waitFor(() => expect(taken).toHaveLength(2))
    bytesOf = () => 6_000_000
    pick(file('noise.png', png))
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('noise.png is larger than 5 MB'),
    )
  })

  it('re-encodes every picture, so that no metadata is sent', async () => {
    pick(file('photo.jpg', jpeg), file('screen.png', png), file('heavy.png', png, 500_000))
    await waitFor(() => expect(taken).toHaveLength(3))
    expect(drawn).toEqual([
      [1600, 800, 'image/jpeg'],
      [1600, 800, 'image/png'],
      [1600, 800, 'image/jpeg'],
    ])
    expect(taken.map(({ type }) => type)).toEqual(['image/jpeg', 'image/png', 'image/jpeg'])
    for (const { blob } of taken) expect(await blob.text()).toMatch(/^drawn anew/)
  })

  it('refuses a file that the browser can no longer read', async () => {
    const lost = file('slip.png', png)
    vi.spyOn(lost, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError')
    })
    pick(lost)
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('slip.png is damaged and cannot be opened'),
    )
  })

  it('does not bring back a picture that was removed while another one was read', async () => {
    pick(file('first.png', png))
    await waitFor(() => expect(names()).toEqual(['first.png']))
    pick(file('second.png', png))
    fireEvent.click(screen.getByRole('button', { name: 'Remove first.png' }))
    await waitFor(() => expect(names()).toEqual(['second.png']))
  })

  it('takes three pictures at most', async () => {
    pick(...[10, 11, 12, 14].map((size) => file(`${size}.png`, png, size)))
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You can add up to three pictures. 14.png was not added.',
    )
  })
})
