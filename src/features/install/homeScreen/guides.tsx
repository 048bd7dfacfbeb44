import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { AnswerArt, ButtonArt, RowArt, BarArt } from './art/BrowserArt.tsx'
import { AddressArt, DockArt, HomeArt, WindowArt } from './art/PlaceArt.tsx'
import type { SheetName } from './sheets.rules.ts'

interface Step {
  readonly art: ReactNode
  readonly text: MessageDescriptor
}

type Steps = readonly [Step, Step, Step]

const shareOnTop = <BarArt edge="top" place="end" sign="share" />
const dotsOnTop = <BarArt edge="top" place="end" sign="dots" />
const linesBelow = <BarArt edge="bottom" place="end" sign="lines" />
const row = <RowArt />
const answer = <AnswerArt edge="bottom" />

const ios = (art: ReactNode, text: MessageDescriptor): Steps => [
  { art, text },
  { art: row, text: msg`Scroll down and choose “Add to Home Screen”.` },
  { art: <AnswerArt edge="top" />, text: msg`Tap “Add” in the corner at the top.` },
]

const android = (art: ReactNode, text: MessageDescriptor, choose: MessageDescriptor): Steps => [
  { art, text },
  { art: row, text: choose },
  { art: answer, text: msg`Tap “Install” or “Add”. That is all.` },
]

const byBrowser = (start: Step, place: ReactNode): Steps => [
  start,
  { art: answer, text: msg`When your browser asks, tap “Install”.` },
  { art: place, text: msg`It is among your apps now.` },
]
const tapAdd: Step = { art: <ButtonArt />, text: msg`Tap “Add” below.` }

const thereAdd: Step = {
  art: <HomeArt />,
  text: msg`Open the menu there and add it to the home screen.`,
}
const besideAddress = msg`Tap the three dots ⋮ beside the address.`
const linesAtBottom = msg`Tap the three lines ☰ at the bottom.`

/** `otherDevice` has no steps: such a computer shows a QR code for a phone. */
export const guides: Readonly<Record<Exclude<SheetName, 'otherDevice'>, Steps>> = {
  safari: ios(
    <BarArt edge="bottom" place="middle" sign="share" />,
    msg`Tap “Share” in the bar at the bottom.`,
  ),
  safariMore: ios(
    <BarArt edge="bottom" place="end" sign="more" />,
    msg`Tap the three dots ⋯ at the bottom, then “Share”.`,
  ),
  safariPad: ios(shareOnTop, msg`Tap “Share” in the bar at the top.`),
  iosBar: ios(shareOnTop, msg`Tap “Share” at the end of the address bar.`),
  iosMenu: ios(linesBelow, msg`Open the browser’s menu and tap “Share”.`),
  iosApp: [
    { art: <AddressArt sign="copy" />, text: msg`Copy the link.` },
    { art: <AddressArt sign="compass" />, text: msg`Open Safari and paste it as the address.` },
    thereAdd,
  ],
  prompt: byBrowser(tapAdd, <HomeArt />),
  chrome: android(dotsOnTop, besideAddress, msg`Choose “Add to Home screen”.`),
  firefox: android(dotsOnTop, besideAddress, msg`Choose “Add app to Home screen”.`),
  opera: android(dotsOnTop, besideAddress, msg`Choose “Add to…”, then “Home screen”.`),
  samsung: android(linesBelow, linesAtBottom, msg`Choose “Add page to”, then “Home screen”.`),
  edge: android(linesBelow, linesAtBottom, msg`Choose “Add to phone”.`),
  androidApp: [
    { art: dotsOnTop, text: msg`Tap the three dots ⋮ and choose “Open in browser”.` },
    { art: <AddressArt sign="copy" />, text: msg`Or copy the link and paste it in Chrome.` },
    thereAdd,
  ],
  deskPrompt: byBrowser(tapAdd, <DockArt />),
  deskBar: byBrowser(
    {
      art: <WindowArt sign="install" />,
      text: msg`Choose the icon at the end of the address bar.`,
    },
    <DockArt />,
  ),
  macSafari: [
    {
      art: <WindowArt sign="share" />,
      text: msg`Choose “Share” at the end of the bar, or “File” in the menu.`,
    },
    { art: row, text: msg`Choose “Add to Dock”.` },
    { art: answer, text: msg`Choose “Add”.` },
  ],
}
