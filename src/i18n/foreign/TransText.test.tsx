import { i18n } from '@lingui/core'
import { I18nProvider, Trans } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TransText } from './TransText.tsx'

const Words = ({ of: id }: { readonly of: string }) => (
  <p>
    <Trans id={id} values={{ name: 'Rahim' }} />
  </p>
)

afterEach(() => i18n.activate('en'))

it('says in English what the language lacks, and marks only that', () => {
  i18n.load('hi', { home: ['होम'], greeting: ['Hello, ', ['name'], ''] })
  i18n.activate('hi')
  render(
    <I18nProvider i18n={i18n} defaultComponent={TransText}>
      <Words of="home" />
      <Words of="greeting" />
    </I18nProvider>,
  )
  expect(screen.getByText('होम')).not.toHaveAttribute('lang')
  expect(screen.getByText('Hello, Rahim')).toHaveAttribute('lang', 'en')
})
