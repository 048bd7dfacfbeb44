import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '../..')

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
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  const folder = mkdtempSync(join(tmpdir(), 'currency-'))
  const merchant = join(folder, 'merchant.json')
  writeFileSync(merchant, JSON.stringify({ currencyDecimals }))
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
  server.close()
  rmSync(folder, { recursive: true })
  return report.split('\n\n').filter((entry) => entry.includes('/lgw/jackpot/list'))
}

for (const [decimals, amount, expected] of [
  [2, '1.234', 'a decimal string, such as "1234.50"'],
  [3, '1.2345', 'a decimal string, such as "1234.500"'],
  [3, '1234', 'a decimal string with its point, as "1234.500"'],
  [0, '12.50', 'a decimal string, such as "1234"'],
] as const)
  test(`in a currency of ${decimals} decimals ${amount} is not ${expected}`, async () => {
    const [entry] = await found(decimals, amount)
    expect(entry).toContain('value.list[*].amount')
    expect(entry).toContain(`expected: ${expected}`)
  })

for (const [decimals, amount] of [
  [3, '1.234'],
  [0, '1234'],
] as const)
  test(`in a currency of ${decimals} decimals ${amount} is an amount`, async () => {
    expect((await found(decimals, amount)).join()).not.toContain('amount')
  })
