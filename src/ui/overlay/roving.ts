import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

function target(key: string, at: number, count: number, isRtl: boolean) {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return undefined
  const sign = isRtl && (key === 'ArrowLeft' || key === 'ArrowRight') ? -1 : 1
  return (at + sign * step + count) % count
}

export function moveChoice(event: KeyboardEvent<HTMLElement>) {
  const tabs = event.currentTarget.closest('[role=tablist]')
  const choices = [...(tabs?.querySelectorAll('button') ?? [])]
  const at = choices.findIndex((choice) => choice === event.currentTarget)
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const next = choices[target(event.key, at, choices.length, isRtl) ?? -1]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
  next.click()
}
