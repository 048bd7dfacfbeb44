import type { MerchantFile } from '#build/brand/merchant.ts'
import { askerOf } from '#production/contract/check/asker.ts'
import type { Ask } from '#production/contract/check/caller.ts'
import { checkPlatform } from '#production/contract/check/check.ts'
import { faultsOf } from '#production/contract/check/sentences.ts'
import { addressFault, unreachable } from '#production/contract/check/unreachable.ts'

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
  if (!platform)
    return [
      '--check needs the platform’s address, behind it or as platform.origin in merchant.json.',
    ]
  const fault = addressFault('The platform’s address', platform)
  if (fault) return [fault]
  const target = { platform, site: checked.site ?? null, merchantCode, sealingKeyIds }
  try {
    const ask = await askerOf(own, checked.folder, checked.ask)
    return faultsOf(new URL(platform).host, await checkPlatform({ ...target, ask }))
  } catch (thrown) {
    return [unreachable(platform, thrown)]
  }
}
