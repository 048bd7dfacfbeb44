import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brandFolder } from '../../brand/brand.ts'
import { reportInput } from '../../brand/input.ts'
import { merchantFileOf } from '../../brand/merchant.ts'
import { askerOf } from './asker.ts'
import { checkPlatform } from './check.ts'
import { unreachable } from './unreachable.ts'

const usage = `npm run contract:check -- [https://platform.example] [--site https://site.example] [--merchant merchant.json] [--brand NAME]
The platform's address may stand in merchant.json instead, as platform.origin.
PLATFORM_USERNAME and PLATFORM_PASSWORD in the environment name an account for what is private.`

const root = join(import.meta.dirname, '../../..')

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, merchant: { type: 'string' }, brand: { type: 'string' } },
  })
  if (values.merchant) process.env['MERCHANT'] = values.merchant
  if (values.brand) process.env['BRAND'] = values.brand
  const { merchantCode, sealingKeyIds = [], platform: own } = merchantFileOf(root)
  const [platform = own.origin ?? ''] = positionals
  if (!URL.canParse(platform)) return stop(usage)
  const { PLATFORM_USERNAME: username, PLATFORM_PASSWORD: password } = process.env
  const checked = await checkPlatform({
    platform,
    site: values.site ?? null,
    merchantCode,
    sealingKeyIds,
    ...(username && password && { account: { username, password } }),
    ask: await askerOf(own, values.brand && brandFolder(root, values.brand)),
  }).catch((thrown: unknown) => stop(unreachable(platform, thrown)))
  if (checked) print(checked)
}

function print({ deviations, called, skipped }: Awaited<ReturnType<typeof checkPlatform>>) {
  for (const { endpoint, field, expected, actual, effect } of deviations)
    console.log(
      `${endpoint}${field && ` ${field}`}\n  expected: ${expected}\n  actual:   ${actual}\n  the app:  ${effect}\n`,
    )
  for (const why of skipped) console.log(`not checked: ${why}`)
  console.log(`${called.length} answers read, ${deviations.length} deviations`)
  process.exitCode = deviations.length > 0 ? 1 : 0
}

function stop(why: string) {
  console.error(why)
  process.exitCode = 2
}

await reportInput(run, 2)
