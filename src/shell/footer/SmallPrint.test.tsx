import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setUp, visit } from '#testing/visit.tsx'
import { SmallPrint } from './SmallPrint.tsx'

setUp()

it('links the merchant’s legal pages, labelled by their address when a language has no text', async () => {
  const merchant = document.getElementById('merchant')!
  merchant.textContent = merchant.textContent.replace(
    '{',
    `{"legal":[{"text":{"BN":"গোপনীয়তা","EN":"Privacy"},"url":"https://legal.mela.example/privacy"},
      {"text":{"HI":"लाइसेंस"},"url":"https://legal.mela.example/licence"}],`,
  )
  await visit(<SmallPrint />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent, href }) => [textContent, new URL(href).pathname])).toEqual([
    ['User agreement', '/m/help'],
    ['গোপনীয়তা', '/privacy'],
    ['https://legal.mela.example/licence', '/licence'],
  ])
})
