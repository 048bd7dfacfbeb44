import { render, screen, waitFor } from '@testing-library/react'
import { correction, generate } from 'lean-qr'
import { describe, expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'
import { QrDrawing } from './QrDrawing.tsx'

const link = 'https://mela.example/m/register?affiliateCode=MELA7K2Q'

function modulesOf(path: string, size: number) {
  const dark = new Set<string>()
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step += 1) dark.add(`${Number(x) + step} ${y}`)
  return Array.from({ length: size * size }, (_, at) =>
    dark.has(`${at % size} ${Math.floor(at / size)}`),
  )
}

describe('a QR code', () => {
  it('draws every dark module, and nothing else', () => {
    const code = generate(link, { minCorrectionLevel: correction.M })
    const { container } = render(<QrDrawing text={link} />)
    const path = container.querySelector('path')?.getAttribute('d') ?? ''
    const wanted = Array.from({ length: code.size * code.size }, (_, at) =>
      code.get(at % code.size, Math.floor(at / code.size)),
    )
    expect(modulesOf(path, code.size)).toEqual(wanted)
  })

  it('has a name and the white margin that scanners need', async () => {
    render(<QrCode text={link} label="Your link" />)
    const figure = screen.getByRole('figure', { name: 'Your link' })
    await waitFor(() => expect(figure.querySelector('svg')).toBeInTheDocument())
    expect(figure.querySelector('svg')?.getAttribute('viewBox')).toMatch(/^-4 -4 (\d+) \1$/)
  })
})
