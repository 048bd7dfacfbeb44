import { atom } from 'jotai'
import { phoneStorage } from '#device/storage/storage.ts'

export type Theme = 'dark' | 'light'

const storageKey = 'theme'
const preferred = (): Theme => (phoneStorage.read(storageKey) === 'light' ? 'light' : 'dark')

const chosenAtom = atom<Theme>(preferred())
export const themeAtom = atom((get) => get(chosenAtom))

export function applyTheme(theme: Theme = preferred()) {
  const root = document.documentElement
  root.dataset['theme'] = theme
  const colour = getComputedStyle(root).getPropertyValue('--s1').trim()
  if (colour) document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour)
}

export const chooseThemeIntent = atom(null, (_get, set, theme: Theme) => {
  phoneStorage.write(storageKey, theme)
  applyTheme(theme)
  set(chosenAtom, theme)
})
