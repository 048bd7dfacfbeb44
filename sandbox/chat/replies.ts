type Tongue = 'BN' | 'EN'

/** The language of the text itself, or else that of the chat. */
const tongueOf = (text: string, language: string): Tongue => {
  if (/[\u0980-\u09ff]/.test(text)) return 'BN'
  if (/[a-z]/i.test(text)) return 'EN'
  return language.toUpperCase().startsWith('BN') ? 'BN' : 'EN'
}

interface Rule {
  readonly about: RegExp
  readonly says: Readonly<Record<Tongue, string>>
}

const rules: readonly Rule[] = [
  {
    about: /withdraw|payout|cash ?out|উত্তোলন|তোলা|তুলতে|তুলব/i,
    says: {
      EN: 'A withdrawal is usually paid within an hour. You can follow it on the Withdraw page. Tell me the order number if it takes longer.',
      BN: 'উত্তোলনের টাকা সাধারণত এক ঘণ্টার মধ্যে চলে যায়। উত্তোলন পাতায় দেখতে পারেন। বেশি দেরি হলে অর্ডার নম্বরটা দিন।',
    },
  },
  {
    about: /deposit|top.?up|add money|জমা|টাকা দি|ডিপোজিট/i,
    says: {
      EN: 'A deposit is added as soon as the transaction ID is confirmed, usually within three minutes. If it has not arrived, send me the transaction ID.',
      BN: 'ট্রানজেকশন আইডি মিললেই জমা যোগ হয়, সাধারণত তিন মিনিটে। না এলে ট্রানজেকশন আইডি পাঠান।',
    },
  },
  {
    about: /password|log ?in|পাসওয়ার্ড|পাসওয়ার্ড|লগ ?ইন|ঢুকতে/i,
    says: {
      EN: 'You can set a new password under “Forgot password”. We never ask for your password here, so keep it to yourself.',
      BN: '“পাসওয়ার্ড ভুলে গেছেন” থেকে নতুন পাসওয়ার্ড দিতে পারবেন। এখানে আমরা কখনো পাসওয়ার্ড চাই না, কাউকে বলবেন না।',
    },
  },
  {
    about: /bonus|promo|offer|reward|বোনাস|অফার|পুরস্কার/i,
    says: {
      EN: 'You can find all current promotions and their rules on the Promotions page. Which one is it about?',
      BN: 'এখন যা যা চলছে, নিয়মসহ সবই “প্রোমো” পাতায় আছে। কোনটা নিয়ে জানতে চান?',
    },
  },
  {
    about: /game|spin|bet|slot|lottery|গেম|খেলা|বাজি|লটারি/i,
    says: {
      EN: 'Sorry about the trouble with the game. Which game was it, and at about what time? I will look up the round.',
      BN: 'গেমে ঝামেলা হওয়ায় দুঃখিত। কোন গেম, আর কখন? রাউন্ডটা আমি দেখে নিচ্ছি।',
    },
  },
  {
    about: /thank|thx|ধন্যবাদ|থ্যাংক/i,
    says: {
      EN: 'You are welcome! I am here whenever you need me.',
      BN: 'আপনাকেও ধন্যবাদ! দরকার হলেই লিখবেন।',
    },
  },
  {
    about: /\b(hi|hello|hey|salam)\b|হ্যালো|হাই|সালাম|নমস্কার|আদাব/i,
    says: {
      EN: 'Hello! How can I help you today?',
      BN: 'হ্যালো! কীভাবে সাহায্য করতে পারি?',
    },
  },
]

const otherwise: Rule['says'] = {
  EN: 'Thank you, I have noted that. Could you tell me a little more: is it about a deposit, a withdrawal or a game?',
  BN: 'ধন্যবাদ, লিখে রাখলাম। আরেকটু বলবেন: জমা, উত্তোলন, নাকি কোনো গেম নিয়ে?',
}

export function replyTo(text: string, language: string): string {
  const says = rules.find(({ about }) => about.test(text))?.says ?? otherwise
  return says[tongueOf(text, language)]
}
