import type { Page } from '@playwright/test'

/** Faults of the markup that neither parsers nor the engines report, each with its sentence. */
export const markupFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const tagOf = (part: Element) => part.outerHTML.slice(0, part.outerHTML.indexOf('>') + 1)
    const say = (words: string, parts: readonly Element[]) =>
      parts.map((part) => `${words}: ${tagOf(part)}`)

    const references = 'aria-controls aria-labelledby aria-describedby aria-owns for form'.split(
      ' ',
    )
    const leadsNowhere = (part: Element) =>
      references.some((name) =>
        part
          .getAttribute(name)
          ?.split(/\s+/)
          .some((id) => document.getElementById(id) === null),
      )

    const hasName = (part: Element) =>
      part.matches('[aria-label], [aria-labelledby]') ||
      part.querySelector('h1, h2, h3, h4') !== null

    /** Fields that are not text accept only the tokens that fit their kind. */
    const tokens: Readonly<Record<string, RegExp>> = {
      tel: /^tel$/,
      email: /^(email|username)$/,
      password: /^((current|new)-password|one-time-code)$/,
      number: /^(bday-(day|month|year)|cc-exp-(month|year)|transaction-amount)$/,
    }
    const isMisfit = ({ type, autocomplete }: HTMLInputElement) =>
      /\S/.test(autocomplete) &&
      !/^(on|off)$/.test(autocomplete) &&
      tokens[type]?.test(autocomplete.split(' ').at(-1) ?? '') === false

    return [
      // Scripts can nest blocks in ways that no parser would.
      ...say('a block in a line', all('span :is(ul, ol, div, p), p :is(ul, ol, div)')),
      ...say(
        'refers to nothing',
        all(references.map((name) => `[${name}]`).join()).filter(leadsNowhere),
      ),
      ...say(
        'has neither heading nor name',
        all('section, article, [role=tabpanel]').filter((part) => !hasName(part)),
      ),
      ...say(
        'a form without a submit button',
        all('form').filter(
          (form) => form.querySelector('[type=submit], button:not([type])') === null,
        ),
      ),
      ...say(
        'an autofill token that the type does not take',
        all('input').filter((input) => input instanceof HTMLInputElement && isMisfit(input)),
      ),
    ]
  })
