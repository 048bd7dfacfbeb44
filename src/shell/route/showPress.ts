import { nextPaint } from '#device/idle.ts'

/** What was pressed on a screen is painted before the next screen is drawn. */
export const showPress = ({ cause }: { readonly cause: 'preload' | 'enter' | 'stay' }) =>
  cause === 'stay' ? nextPaint() : undefined
