import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { folderWith } from '#build/folder.testing.ts'

const root = join(import.meta.dirname, '../../..')

/** What the check says of a platform whose jackpots stand at this amount, for a currency of so many decimals. */
async function found(currencyDecimals: number, amount: string) {
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'application/json').end(
      JSON.stringify({
        success: true,
        value: { list: [{ poolId: 1, name: 'A', amount, games: [] }] },
      }),
    ),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  const merchant = join(folderWith({ 'merchant.json': { currencyDecimals } }), 'merchant.json')
  const check = spawn(
    process.execPath,
    [
      ...'--import ./build/brand/currency.ts production/contract/check/run.ts'.split(' '),
      '--merchant',
      merchant,
      `http://127.0.0.1:${port}`,
    ],
    { cwd: root },
  )
  const report = await text(check.stdout)
  return report.split('\n\n').filter((entry) => entry.includes('/lgw/jackpot/list'))
}

it.each([
  [2, '1.234', 'a decimal string, such as "1234.50"'],
  [3, '1.2345', 'a decimal string, such as "1234.500"'],
  [3, '1234', 'a decimal string with its point, as "1234.500"'],
  [0, '12.50', 'a decimal string, such as "1234"'],
])(
  'in a currency of %i decimals finds %s',
  async (decimals, amount, expected) => {
    const [entry] = await found(decimals, amount)
    expect(entry).toContain('value.list[*].amount')
    expect(entry).toContain(`expected: ${expected}`)
  },
  60_000,
)

it.each([
  [3, '1.234'],
  [0, '1234'],
])(
  'in a currency of %i decimals takes %s',
  async (decimals, amount) => {
    expect((await found(decimals, amount)).join()).not.toContain('amount')
  },
  60_000,
)
