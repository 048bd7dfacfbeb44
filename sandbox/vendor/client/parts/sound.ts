type Moment = 'start' | 'win' | 'end'

export interface Sound {
  /** Returns whether sound is now on. */
  toggle(): boolean
  play(moment: Moment): void
}

/** Frequencies of successive notes, Hz. */
const notes: Readonly<Record<Moment, readonly number[]>> = {
  start: [330],
  win: [523, 659, 784],
  end: [262],
}
const length = 0.12

/** Off until the player switches it on. */
export function createSound(): Sound {
  let context: AudioContext | null = null
  let isOn = false
  return {
    toggle() {
      isOn = !isOn
      context ??= new AudioContext()
      return isOn
    },
    play(moment) {
      if (!isOn || !context) return
      for (const [place, frequency] of notes[moment].entries()) beep(context, frequency, place)
    },
  }
}

function beep(context: AudioContext, frequency: number, place: number) {
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  const from = context.currentTime + place * length
  tone.frequency.value = frequency
  tone.type = 'triangle'
  volume.gain.setValueAtTime(0.12, from)
  volume.gain.exponentialRampToValueAtTime(0.001, from + length)
  tone.connect(volume).connect(context.destination)
  tone.start(from)
  tone.stop(from + length)
}
