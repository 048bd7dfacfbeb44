import { readFileSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { connect as tcp } from 'node:net'
import { connect as tls } from 'node:tls'
import { certificate } from '#tests/support/certificate.ts'
import { type Kind, kindOf } from './log.ts'
import type { Visit } from './record.ts'

interface Limits {
  readonly visits: number
  readonly seconds: number
}

export interface Replayed {
  readonly visits: number
  readonly seconds: number
  /** By kind and status; the status also marks expired copies from nginx's cache. */
  readonly answers: Readonly<Partial<Record<Kind, Readonly<Record<string, number>>>>>
}

const lanes = 48

/**
 * Replays visits in parallel lanes, each with its own IP address, because nginx limits requests by
 * address.
 */
export async function replay(port: number, visits: readonly Visit[], limits: Limits) {
  const start = performance.now()
  const answers: Partial<Record<Kind, Record<string, number>>> = {}
  let played = 0
  const isOver = () => played >= limits.visits || performance.now() - start > limits.seconds * 1000
  async function play(lane: number) {
    while (!isOver()) {
      const session = open(port, lane)
      const { reads, headers } = pick(visits, played++)
      for (const path of reads) {
        const status = await ask(session, path, headers)
        const counts = (answers[kindOf(path)] ??= {})
        counts[status] = (counts[status] ?? 0) + 1
      }
      session.close()
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => play(lane)))
  return { visits: played, seconds: (performance.now() - start) / 1000, answers }
}

/** Interleaves visits by share, so that any part of the run has the same mix as the whole. */
function pick(visits: readonly Visit[], turn: number): Visit {
  let place = ((turn * 61) % 100) / 100
  for (const visit of visits) if ((place -= visit.share) < 0) return visit
  throw new Error('The shares of the visits are less than one')
}

function open(port: number, lane: number) {
  const session = connect(`https://localhost:${port}`, {
    createConnection: () =>
      tls({
        socket: tcp({ host: '127.0.0.1', port, localAddress: `127.0.1.${lane + 1}` }),
        servername: 'localhost',
        ALPNProtocols: ['h2'],
        ca: readFileSync(certificate.file),
      }),
  })
  // Errors are counted where a request fails.
  session.on('error', () => undefined)
  return session
}

/** Resolves with the status once the whole response has arrived. */
const ask = (session: ClientHttp2Session, path: string, headers: Visit['headers']) =>
  new Promise<string>((resolve) => {
    if (session.destroyed || session.closed) return resolve('broken')
    const stream = session.request({ ...headers, ':path': path, 'accept-encoding': 'gzip, br' })
    let status = 'broken'
    stream.on('response', (answer) => {
      const isOld = /^(STALE|UPDATING)$/.test(String(answer['x-cache']))
      status = `${answer[':status']}${isOld ? ', expired copy' : ''}`
    })
    stream.on('error', () => resolve('broken'))
    stream.on('close', () => resolve(status))
    stream.resume()
  })
