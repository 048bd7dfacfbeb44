import { text } from 'node:stream/consumers'
import { connect as connectPlain } from 'node:net'
import { connect } from 'node:tls'
import { expect, test } from '@playwright/test'
import { observatoryScore } from '#sandbox/observatory.testing.ts'
import { startBefore } from './behind.ts'

const tooLong = 'a'.repeat(40_000)
const end = 'Host: localhost\r\nConnection: close\r\n\r\n'

/** Requests that nginx answers itself, with their status. */
const requests: readonly [request: string, status: number][] = [
  ['NONSENSE\r\n\r\n', 400],
  [`GET /%zz HTTP/1.1\r\n${end}`, 400],
  ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nCookie: a=${tooLong}\r\n${end}`, 400],
  [`GET /assets/gone.js HTTP/1.1\r\n${end}`, 404],
  [`TRACE / HTTP/1.1\r\n${end}`, 405],
  [`POST /m/home HTTP/1.1\r\nContent-Length: 0\r\n${end}`, 405],
  [`GET /index.html HTTP/1.1\r\nIf-Match: "other"\r\n${end}`, 412],
  [`POST /wps/wallet HTTP/1.1\r\nContent-Length: 30000000\r\n${end}`, 413],
  [`GET /${tooLong} HTTP/1.1\r\n${end}`, 414],
  [`POST /wps/wallet HTTP/1.1\r\nTransfer-Encoding: other\r\n${end}`, 501],
  [`GET /wps/wallet HTTP/1.1\r\n${end}`, 502],
  [`GET /lgw/game/hot HTTP/1.1\r\n${end}`, 502],
  [`GET / HTTP/9.9\r\n${end}`, 505],
]

function partsOf(answer: string) {
  const [head = '', page] = answer.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = lines.map((header): [string, string] => {
    const [name = '', ...value] = header.split(': ')
    return [name, value.join(': ')]
  })
  return { status: Number(line.split(' ')[1]), headers, page }
}

test('nginx’s own errors are one plain page without permissions', async () => {
  const front = await startBefore((request) => request.socket.destroy())
  const port = Number(new URL(front.url).port)
  const isOpen = { port, host: 'localhost', rejectUnauthorized: false }
  const overTls = requests.map(([request, status]) => ({
    socket: connect(isOpen),
    request,
    status,
  }))
  const overHttp = {
    socket: connectPlain(isOpen),
    request: `GET / HTTP/1.1\r\n${end}`,
    status: 400,
  }
  for (const { socket, request, status: expected } of [...overTls, overHttp]) {
    socket.write(request)
    const { status, headers, page } = partsOf(await text(socket))
    const shown = request.slice(0, 60)
    expect.soft([shown, status]).toEqual([shown, expected])
    const read = new Headers(headers)
    const names = headers.map(([name]) => name)
    expect.soft(names, shown).toEqual([...new Set(names)])
    expect.soft(observatoryScore(read), shown).toBeGreaterThanOrEqual(130)
    expect.soft(read.get('Content-Security-Policy'), shown).toMatch(/^default-src 'none'; base-uri/)
    expect.soft(read.get('Cache-Control'), shown).toBe('no-store')
    expect.soft(read.get('Server'), shown).toBe('nginx')
    expect.soft(page, shown).toContain(`This request could not be answered (${expected}).`)
    expect.soft(page, shown).not.toContain('nginx')
  }
  await front.stop()
})

test('a range request beyond a file returns the file, with each header once', async ({
  request,
}) => {
  const front = await startBefore((_, response) => response.end())
  const headers = { Range: 'bytes=999999-' }
  const answer = await request.get(`${front.url}/index.html`, { headers })
  expect(answer.status()).toBe(200)
  await front.stop()
})
