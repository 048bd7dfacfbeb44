import type { Config } from 'dompurify'
import type DOMPurify from 'dompurify'

const ownPath = /^\/(?![/\\])/
const allowed = /^(?:https?:\/\/|\/(?![/\\]))/i

const attributes = `
  style class id name target rel background srcset sizes usemap poster autoplay
  controls tabindex role popover popovertarget bgcolor color face size width height
  align valign hspace vspace slot
`

const tags = `
  style form iframe frame svg math object embed link meta base input button select
  option textarea label fieldset datalist dialog video audio source track picture map
  area template slot marquee font center search optgroup output meter progress nobr
  menu
`

const words = (text: string) => text.trim().split(/\s+/)

const rules: Config & { RETURN_TRUSTED_TYPE: true } = {
  USE_PROFILES: { html: true },
  RETURN_TRUSTED_TYPE: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: allowed,
  FORBID_ATTR: words(attributes),
  FORBID_TAGS: words(tags),
}

function finish(element: Element) {
  if (element.tagName === 'A') {
    const href = element.getAttribute('href') ?? ''
    if (href !== '' && !ownPath.test(href)) element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
  if (element.tagName === 'IMG') {
    if (!allowed.test(element.getAttribute('src') ?? '')) element.remove()
    element.setAttribute('loading', 'lazy')
    element.setAttribute('referrerpolicy', 'no-referrer')
  }
}

async function load() {
  const { default: purify }: { default: typeof DOMPurify } = await import('dompurify')
  purify.addHook('afterSanitizeAttributes', finish)
  return purify
}

let purifier: ReturnType<typeof load> | undefined

/** Loads DOMPurify with the first text, and makes server HTML safe to show. */
export async function sanitise(html: string) {
  purifier ??= load()
  try {
    return (await purifier).sanitize(html, rules)
  } catch (error) {
    purifier = undefined
    throw error
  }
}
