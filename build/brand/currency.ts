import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { InputError } from './input.ts'
import { merchantFileOf } from './merchant.ts'

/**
 * Gives `src/api` the merchant's currency, for which Node has no build-time constant. For `node --import`, because it
 * must run before the module that reads it.
 */
function decimalsOf() {
  const { values } = parseArgs({
    strict: false,
    options: { merchant: { type: 'string' }, brand: { type: 'string' } },
  })
  if (typeof values.merchant === 'string') process.env['MERCHANT'] = values.merchant
  if (typeof values.brand === 'string') process.env['BRAND'] = values.brand
  try {
    return merchantFileOf(join(import.meta.dirname, '../..')).currencyDecimals
  } catch (thrown) {
    // The command itself reports what is wrong with the file.
    if (thrown instanceof InputError) return 2
    throw thrown
  }
}

const decimals = decimalsOf()
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/src/api/money/currency.ts')) return loaded
    const source = readFileSync(new URL(url), 'utf8').replace(
      'import.meta.env?.CURRENCY_DECIMALS',
      String(decimals),
    )
    return { ...loaded, source }
  },
})
