import { beforeEach, expect, it, vi } from 'vitest'

let idle: typeof import('./idle.ts')
let done: string[]
const work = (name: string) => () => void done.push(name)

/** Each test is a page of its own, with nothing begun and no scroll behind it. */
beforeEach(async () => {
  vi.resetModules()
  idle = await import('./idle.ts')
  done = []
  vi.useFakeTimers()
})

const free = () => vi.advanceTimersToNextTimer()

it('runs tasks one at a time, in order', () => {
  idle.inTurn(work('first'))
  idle.inTurn(work('second'))
  expect(done).toEqual([])
  free()
  expect(done).toEqual(['first'])
  free()
  expect(done).toEqual(['first', 'second'])
})

it('a task queued by a task runs after those already waiting', () => {
  idle.inTurn(() => {
    done.push('first')
    idle.inTurn(work('third'))
  })
  idle.inTurn(work('second'))
  vi.runAllTimers()
  expect(done).toEqual(['first', 'second', 'third'])
})

it('a cancelled task does not run and does not block others', () => {
  const withdraw = idle.inTurn(work('first'))
  idle.inTurn(work('second'))
  withdraw()
  vi.runAllTimers()
  expect(done).toEqual(['second'])
  idle.inTurn(work('later'))
  vi.runAllTimers()
  expect(done).toEqual(['second', 'later'])
})

it('runs nothing during a fast scroll, and all of it afterwards', () => {
  // The scroll is watched from the first work on.
  idle.inTurn(() => undefined)
  vi.runAllTimers()
  idle.inTurn(work('row'))
  for (let frame = 1; frame <= 5; frame++) {
    vi.stubGlobal('scrollY', frame * 300)
    window.dispatchEvent(new Event('scroll'))
    free()
  }
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual(['row'])
  vi.unstubAllGlobals()
})

it('background tasks start after all urgent ones, or after 4 s', () => {
  const [release] = [idle.holdBack(4000), idle.holdBack(4000)]
  idle.inTurn(work('row'))
  idle.afterLoad(work('background'))
  release?.()
  vi.advanceTimersByTime(3900)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(done.toSorted()).toEqual(['background', 'row'])
  const another = idle.holdBack(4000)
  idle.inTurn(work('later'))
  another()
  vi.advanceTimersByTime(200)
  expect(done).toContain('later')
})

it('background tasks start after the app has handled a tap on the page', () => {
  window.mela.tapped = '7'
  idle.inTurn(work('row'))
  vi.advanceTimersByTime(3000)
  expect(done).toEqual([])
  delete window.mela.tapped
  vi.runAllTimers()
  expect(done).toEqual(['row'])
})

it('tasks that wait for the page load start together', () => {
  const later = vi.spyOn(globalThis, 'setTimeout')
  idle.afterLoad(work('one'))
  idle.afterLoad(work('other'))
  expect(later).toHaveBeenCalledOnce()
  free()
  expect(done).toEqual(['one', 'other'])
})

it.each(['pointerdown', 'keydown', 'scroll'])(
  'tasks that wait for the first interaction start once at a %s',
  (type) => {
    const begun = vi.fn<() => void>()
    idle.afterFirstUse(begun)
    document.dispatchEvent(new Event(type, { bubbles: true }))
    document.dispatchEvent(new Event(type, { bubbles: true }))
    vi.advanceTimersByTime(60_000)
    expect(begun).toHaveBeenCalledOnce()
  },
)

it('tasks added after the first interaction only wait for their turn', () => {
  idle.afterFirstUse(work('before'))
  expect(idle.isUsed()).toBe(false)
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  expect(idle.isUsed()).toBe(true)
  free()
  idle.afterFirstUse(work('after'))
  idle.afterFirstUse(work('never'))()
  free()
  expect(done).toEqual(['before', 'after'])
})

it('tasks that wait for the first interaction start after 30 s without one', () => {
  const begun = vi.fn<() => void>()
  idle.afterFirstUse(begun)
  vi.advanceTimersByTime(29_999)
  expect(begun).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  free()
  expect(begun).toHaveBeenCalledOnce()
})

it('cancelled tasks that wait for the first interaction never start', () => {
  const begun = vi.fn<() => void>()
  idle.afterFirstUse(begun)()
  document.dispatchEvent(new Event('keydown', { bubbles: true }))
  vi.advanceTimersByTime(60_000)
  expect(begun).not.toHaveBeenCalled()
})

const painted = (work: () => void) => idle.nextPaint().then(work)

it('waits until the next frame is painted', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => setTimeout(frame, 16))
  void painted(work('painted'))
  await vi.advanceTimersByTimeAsync(15)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(done).toEqual(['painted'])
})

it('does not wait long where nothing is painted', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  void painted(work('hidden'))
  await vi.advanceTimersByTimeAsync(50)
  expect(done).toEqual(['hidden'])
})
