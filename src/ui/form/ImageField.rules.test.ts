import { describe, expect, it } from 'vitest'
import { drawnSizeOf, imageFormatOf } from './ImageField.rules.ts'

describe('the size of an uploaded picture', () => {
  it.each([
    ['a small one as it is', [320, 240], [320, 240]],
    ['a photo by its longer side', [4000, 3000], [1600, 1200]],
    ['a screenshot still legible', [1080, 2400], [720, 1600]],
    ['a long screenshot legible, however long', [1080, 9000], [720, 6000]],
    ['a long and narrow one as it is', [600, 9000], [600, 9000]],
    ['a panorama by its height', [12_000, 2000], [4320, 720]],
    ['the longest that a phone can decode', [720, 23_000], [720, 23_000]],
  ])('is %s', (_, [width = 0, height = 0], [drawnWidth, drawnHeight]) => {
    expect(drawnSizeOf({ width, height })).toEqual({ width: drawnWidth, height: drawnHeight })
  })

  it.each([
    [1080, 36_000],
    [5000, 170_000],
  ])('is refused for %i × %i, which is too large or too narrow', (width, height) => {
    expect(drawnSizeOf({ width, height })).toBeUndefined()
  })
})

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('the format of a file', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n1234', 'image/png'],
    ['\xff\xd8\xff\xe012345678', 'image/jpeg'],
    ['\0\0\0\x18ftypheic', 'heic'],
    ['\0\0\0\x24ftypheix', 'heic'],
    ['\0\0\0\x1cftypmif1', 'heic'],
    ['\0\0\0\x1cftypmsf1', 'heic'],
    ['\0\0\0\x1cftyphevc', 'heic'],
    ['\0\0\0\x20ftypisom', undefined],
    ['RIFF1234WEBP', undefined],
    ['GIF89a123456', undefined],
    ['<svg onload=', undefined],
    ['\x89PNG', undefined],
    ['', undefined],
  ])('of %j is %s', (head, format) => {
    expect(imageFormatOf(ascii(head))).toBe(format)
  })
})
