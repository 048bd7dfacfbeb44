import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brandFolder } from '#build/brand/brand.ts'
import { refuseEmpty, reportInput } from '#build/brand/input.ts'
import { merchantFileOf } from '#build/brand/merchant.ts'
import { askerOf } from './asker.ts'
import { checkPlatform } from './check.ts'
import { reportOf } from './sentences.ts'
import { addressFault, unreachable } from './unreachable.ts'

const usage = `npm run contract:check -- [https://platform.example] [--site https://site.example] [--merchant merchant.json] [--brand NAME]
The platform's address may stand in merchant.json instead, as platform.origin.
PLATFORM_USERNAME and PLATFORM_PASSWORD in the environment name an account for what is private.`

const root = join(import.meta.dirname, '../../..')

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, merchant: { type: 'string' }, brand: { type: 'string' } },
  })
  refuseEmpty(values)
  if (values.merchant) process.env['MERCHANT'] = values.merchant
  if (values.brand) process.env['BRAND'] = values.brand
  const { merchantCode, sealingKeyIds = [], platform: own } = merchantFileOf(root)
  const [platform = own.origin ?? ''] = positionals
  if (!platform) return stop(usage)
  const { site = null } = values
  const fault =
    addressFault('The platform’s address', platform) ?? (site && addressFault('--site', site))
  if (fault) return stop(fault)
  const { PLATFORM_USERNAME: username, PLATFORM_PASSWORD: password } = process.env
  const checked = await checkPlatform({
    platform,
    site: site && new URL(site).origin,
    merchantCode,
    sealingKeyIds,
    ...(username && password && { account: { username, password } }),
    ask: await askerOf(own, values.brand && brandFolder(root, values.brand)),
  }).catch((thrown: unknown) => stop(unreachable(platform, thrown)))
  if (!checked) return
  for (const line of reportOf(new URL(platform).host, checked)) console.log(line)
  process.exitCode = checked.deviations.length > 0 ? 1 : 0
}

function stop(why: string) {
  console.error(why)
  process.exitCode = 2
}

await reportInput(run, 2)
