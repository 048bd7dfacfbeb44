import * as affiliate from '#api/promotions/affiliate.ts'
import { toWireMoney } from '#api/wire.ts'
import { commissionTiers } from '#sandbox/agency/figures.ts'
import { answer } from '#sandbox/http/call.ts'

const faq = {
  EN: [
    {
      question: 'When is the commission paid?',
      answer: 'On the 5th of each month, for the month before, into the agent’s wallet.',
    },
    {
      question: 'What if my players win more than they lose?',
      answer: 'Then there is no commission for that month. You never owe anything.',
    },
    {
      question: 'Who counts as a player of mine?',
      answer: 'Everyone who signed up with your link and staked something in that month.',
    },
    {
      question: 'May I play with my own link?',
      answer: 'No. Accounts of your own and of your household do not count.',
    },
  ],
  BN: [
    {
      question: 'কমিশন কবে দেওয়া হয়?',
      answer: 'প্রতি মাসের ৫ তারিখে, আগের মাসের হিসাব এজেন্টের ওয়ালেটে।',
    },
    {
      question: 'আমার খেলোয়াড়রা হারার চেয়ে বেশি জিতলে?',
      answer: 'সে মাসে কমিশন নেই। আপনাকে কখনো কিছু দিতে হবে না।',
    },
    {
      question: 'কাকে আমার খেলোয়াড় ধরা হয়?',
      answer: 'যিনি আপনার লিংকে নিবন্ধন করেছেন এবং সে মাসে বাজি ধরেছেন।',
    },
    {
      question: 'নিজের লিংক দিয়ে কি নিজে খেলা যায়?',
      answer: 'না। নিজের বা একই পরিবারের অ্যাকাউন্ট গোনা হয় না।',
    },
  ],
}

export const getAffiliateTerms = answer(affiliate.getAffiliateTerms, async ({ language }) => ({
  tiers: commissionTiers.map(({ netLoss, players, share }) => ({
    netLoss: toWireMoney(netLoss),
    players,
    share: String(share),
  })),
  faq: language === 'BN' ? faq.BN : faq.EN,
}))
