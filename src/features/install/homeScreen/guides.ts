import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Art } from './art/StepArt.tsx'
import type { SheetName } from './sheets.rules.ts'

interface Step {
  readonly art: Art
  readonly text: MessageDescriptor
}

type Steps = readonly [Step, Step, Step]

const bar = (
  edge: 'top' | 'bottom',
  place: 'middle' | 'end',
  sign: 'share' | 'more' | 'dots' | 'lines',
): Art => ({
  kind: 'bar',
  edge,
  place,
  sign,
})
const row: Art = { kind: 'row', sign: 'plus' }
const answer: Art = { kind: 'answer', edge: 'bottom' }
const answerOnTop: Art = { kind: 'answer', edge: 'top' }
const home: Art = { kind: 'home' }

const iosAdd: Step = { art: row, text: msg`Scroll down and choose “Add to Home Screen”.` }
const iosAnswer: Step = { art: answerOnTop, text: msg`Tap “Add” in the corner at the top.` }
const ios = (art: Art, text: MessageDescriptor): Steps => [{ art, text }, iosAdd, iosAnswer]

const androidAnswer: Step = { art: answer, text: msg`Tap “Install” or “Add”. That’s all.` }
const android = (art: Art, text: MessageDescriptor, choose: MessageDescriptor): Steps => [
  { art, text },
  { art: row, text: choose },
  androidAnswer,
]

const thereAdd: Step = {
  art: home,
  text: msg`Open the menu there and add it to the home screen.`,
}
const besideAddress = msg`Tap the three dots ⋮ beside the address.`

/** `otherDevice` has no steps: such a computer shows a QR code for a phone. */
export const guides: Readonly<Record<Exclude<SheetName, 'otherDevice'>, Steps>> = {
  safari: ios(bar('bottom', 'middle', 'share'), msg`Tap “Share” in the bar at the bottom.`),
  safariMore: ios(
    bar('bottom', 'end', 'more'),
    msg`Tap the three dots ⋯ at the bottom, then “Share”.`,
  ),
  safariPad: ios(bar('top', 'end', 'share'), msg`Tap “Share” in the bar at the top.`),
  iosBar: ios(bar('top', 'end', 'share'), msg`Tap “Share” at the end of the address bar.`),
  iosMenu: ios(bar('bottom', 'end', 'lines'), msg`Open the browser’s menu and tap “Share”.`),
  iosApp: [
    { art: { kind: 'address', sign: 'copy' }, text: msg`Copy the link.` },
    {
      art: { kind: 'address', sign: 'compass' },
      text: msg`Open Safari and paste it as the address.`,
    },
    thereAdd,
  ],
  prompt: [
    { art: { kind: 'button' }, text: msg`Tap “Add” below.` },
    { art: answer, text: msg`When your browser asks, tap “Install”.` },
    { art: home, text: msg`You will find it among your apps.` },
  ],
  chrome: android(bar('top', 'end', 'dots'), besideAddress, msg`Choose “Add to Home screen”.`),
  firefox: android(bar('top', 'end', 'dots'), besideAddress, msg`Choose “Add app to Home screen”.`),
  opera: android(
    bar('top', 'end', 'dots'),
    besideAddress,
    msg`Choose “Add to…”, then “Home screen”.`,
  ),
  samsung: android(
    bar('bottom', 'end', 'lines'),
    msg`Tap the three lines ☰ at the bottom.`,
    msg`Choose “Add page to”, then “Home screen”.`,
  ),
  edge: android(
    bar('bottom', 'end', 'lines'),
    msg`Tap the three lines ☰ at the bottom.`,
    msg`Choose “Add to phone”.`,
  ),
  androidApp: [
    {
      art: bar('top', 'end', 'dots'),
      text: msg`Tap the three dots ⋮ and choose “Open in browser”.`,
    },
    { art: { kind: 'address', sign: 'copy' }, text: msg`Or copy the link and paste it in Chrome.` },
    thereAdd,
  ],
  deskPrompt: [
    { art: { kind: 'button' }, text: msg`Tap “Add” below.` },
    { art: answer, text: msg`When your browser asks, tap “Install”.` },
    { art: { kind: 'dock' }, text: msg`You will find it among your apps.` },
  ],
  deskBar: [
    {
      art: { kind: 'window', sign: 'install' },
      text: msg`Click the icon at the end of the address bar.`,
    },
    { art: answer, text: msg`When your browser asks, tap “Install”.` },
    { art: { kind: 'dock' }, text: msg`You will find it among your apps.` },
  ],
  macSafari: [
    {
      art: { kind: 'window', sign: 'share' },
      text: msg`Click “Share” at the end of the bar, or “File” in the menu.`,
    },
    { art: row, text: msg`Choose “Add to Dock”.` },
    { art: answer, text: msg`Click “Add”.` },
  ],
}
