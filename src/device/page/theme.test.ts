import { getDefaultStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyTheme, chooseThemeIntent, themeAtom } from './theme.ts'

const store = getDefaultStore()

beforeEach(() => {
  document.head.innerHTML = `<meta name="theme-color" content="#171a2e" />
    <style>:root { --s1: #171a2e } :root[data-theme='light'] { --s1: #ffffff }</style>`
})

const bar = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content')

describe('the theme', () => {
  it('is dark unless the player has chosen otherwise', () => {
    applyTheme()
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(bar()).toBe('#171a2e')
  })

  it('applies to the page and the browser’s bar at once, and is stored', () => {
    store.set(chooseThemeIntent, 'light')
    expect(document.documentElement.dataset['theme']).toBe('light')
    expect(bar()).toBe('#ffffff')
    expect(store.get(themeAtom)).toBe('light')
    expect(localStorage.getItem('theme')).toBe('light')
  })
})
