import { expect, it } from 'vitest'
import { isPopupDue } from './popup.atoms.ts'

const day = 86_400_000
const now = 1_000 * day

it.each([
  { title: 'a visitor who never saw it', isOn: true, launch: 'H5', seenAt: 0, isDue: true },
  { title: 'who saw it yesterday', isOn: true, launch: 'H5', seenAt: now - day, isDue: false },
  { title: 'almost a week ago', isOn: true, launch: 'H5', seenAt: now - 7 * day + 1, isDue: false },
  { title: 'a week ago', isOn: true, launch: 'H5', seenAt: now - 7 * day, isDue: true },
  { title: 'with a time in the future', isOn: true, launch: 'H5', seenAt: now + day, isDue: false },
  { title: 'when the merchant has it off', isOn: false, launch: 'H5', seenAt: 0, isDue: false },
  { title: 'in the installed app', isOn: true, launch: 'PWA', seenAt: 0, isDue: false },
  { title: 'in a web clip', isOn: true, launch: 'WEBCLIP', seenAt: 0, isDue: false },
  { title: 'in the native app', isOn: true, launch: 'APP', seenAt: 0, isDue: false },
] as const)('$title: $isDue', ({ isOn, launch, seenAt, isDue }) => {
  expect(isPopupDue({ isOn, launch, seenAt, now })).toBe(isDue)
})
