import type { MerchantFile } from '../brand/merchant.ts'
import { askerOf } from '../contract/check/asker.ts'
import type { Ask } from '../contract/check/caller.ts'
import { checkPlatform } from '../contract/check/check.ts'
import { unreachable } from '../contract/check/unreachable.ts'

interface Checked {
  readonly merchant: Pick<MerchantFile, 'merchantCode' | 'sealingKeyIds' | 'platform'>
  /** Overrides the file's `platform.origin`. */
  readonly address?: string | undefined
  /** The site's origin, which the platform's CORS headers must allow. */
  readonly site?: string | undefined
  /** The brand's folder; its adapter translates the answers. */
  readonly folder?: string | undefined
  readonly ask?: Ask | undefined
}

/** What is wrong with the platform that a release is for, one sentence each. */
export async function platformFaults(checked: Checked): Promise<readonly string[]> {
  const { merchantCode, sealingKeyIds = [], platform: own } = checked.merchant
  const platform = checked.address ?? own.origin ?? ''
  if (!URL.canParse(platform))
    return [
      '--check needs the platform’s address, behind it or as platform.origin in merchant.json.',
    ]
  const target = { platform, site: checked.site ?? null, merchantCode, sealingKeyIds }
  try {
    const ask = await askerOf(own, checked.folder, checked.ask)
    return sentencesOf(new URL(platform).host, await checkPlatform({ ...target, ask }))
  } catch (thrown) {
    return [unreachable(platform, thrown)]
  }
}

/** If most answers are HTML pages, this is no platform, and the other deviations mean nothing. */
function sentencesOf(
  host: string,
  { deviations, called }: Awaited<ReturnType<typeof checkPlatform>>,
) {
  const pages = new Set(
    deviations.filter(({ actual }) => actual === 'an HTML page').map(({ endpoint }) => endpoint),
  )
  if (pages.size > called.length / 2)
    return [`${host} answers with HTML pages: the platform is not at this address.`]
  return deviations.map(
    ({ endpoint, field, expected, actual, effect }) =>
      `${endpoint}${field && ` ${field}`} is ${actual} instead of ${expected}; the app ${effect}.`,
  )
}
