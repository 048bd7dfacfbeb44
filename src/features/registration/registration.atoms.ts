import { atom } from 'jotai'
import { readPhone } from '#api/account/phone.ts'
import { getCountry } from '#api/site/country.ts'
import {
  type RegistrationMethod,
  type RegistrationSwitches,
  openMethods,
  registrationSwitches,
} from '#api/account/registration.fields.ts'
import { getRegistrationFormats, getRegistrationRules } from '#api/account/registration.ts'
import { queryAtom } from '#net/query/query.ts'
import { isOnAtom, merchantAtom, ofMerchant, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { formAtom } from './form/form.atoms.ts'

const rulesAtom = queryAtom(getRegistrationRules, ofMerchant)
const formatsAtom = queryAtom(getRegistrationFormats, ofMerchant)
const countryAtom = queryAtom(getCountry, ofMerchant)

const homeDialingCode = '880'

const safeSwitches = (method: RegistrationMethod | null): RegistrationSwitches => ({
  hasUsername: method !== 'mobileNum',
  hasMobile: method === 'mobileNum',
  hasMobileCode: true,
  hasMobilePassword: true,
})

/** The form's settings; unknown ones have safe defaults. */
export const termsAtom = atom((get) => {
  const [site, rules, formats] = [get(siteAtom), get(rulesAtom), get(formatsAtom)]
  const country = get(countryAtom)
  const form = get(formAtom)
  const switches = site.value
    ? registrationSwitches(site.value.switches)
    : safeSwitches(form.method)
  const methods = openMethods(switches)
  const chosenDialingCode =
    form.countryDialingCode ?? country.value?.countryDialingCode ?? homeDialingCode
  return {
    methods,
    method: methods.find((open) => open === form.method) ?? methods[0],
    switches,
    rules: rules.value ?? form.rules ?? {},
    formats: formats.value ?? {},
    chosenDialingCode,
    countryDialingCode: readPhone({
      mobileNum: form.typed.mobileNum ?? '',
      countryDialingCode: chosenDialingCode,
    }).countryDialingCode,
    /** The fields are unknown: there is no answer of the platform, not even from an earlier visit. */
    isPending: !(site.value ?? site.failure) || !(rules.value ?? form.rules ?? rules.failure),
    isKnown: rules.value !== undefined,
    failure: rules.value ? undefined : rules.failure,
    retry: rules.retry,
  }
})

/** For the route's prefetch: has a value once the form is known. */
export const preloadedTermsAtom = atom((get) => {
  const terms = get(termsAtom)
  return { value: terms.isPending ? undefined : terms, failure: undefined }
})

/** Ticked by default unless the merchant is regulated. */
export const isAgreedAtom = atom((get) => get(formAtom).isAgreed ?? !get(merchantAtom).regulated)

/** The merchant asks for the age separately from the terms (AGEDECLARE3). */
export const hasAgeFieldAtom = atom((get) => get(isOnAtom)('AGEDECLARE3'))
