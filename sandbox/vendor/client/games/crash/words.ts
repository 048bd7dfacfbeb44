const en = {
  ready: 'Launch, and get off before it bursts',
  act: 'Launch',
  off: 'Get off',
  busy: 'Flying…',
  target: 'Automatic at',
  aim: 'Off at {0}',
  chance: 'Chance {0}%',
  lower: 'Lower the target',
  higher: 'Raise the target',
  burst: 'Burst at {0}',
  got: 'Got off at {0}, burst at {1}',
  rules:
    'The stake goes up with the flight. Get off while it flies and the stake is paid times the number at that moment; at your target this happens automatically. If it bursts first, the stake is lost. The moment your tap arrives counts. The chance to reach a height is 98% divided by it, so no target is better than another.',
}

const bn: typeof en = {
  ready: 'ওড়ান, ফাটার আগে নামুন',
  act: 'ওড়ান',
  off: 'নামুন',
  busy: 'উড়ছে…',
  target: 'নিজে থেকে',
  aim: '{0}‑এ নামলে',
  chance: 'সম্ভাবনা {0}%',
  lower: 'লক্ষ্য কমান',
  higher: 'লক্ষ্য বাড়ান',
  burst: '{0}‑এ ফেটেছে',
  got: '{0}‑এ নেমেছেন, ফেটেছে {1}‑এ',
  rules:
    'ওড়ার সঙ্গে বাজির গুণ বাড়ে। উড়তে থাকা অবস্থায় নামলে সেই মুহূর্তের গুণ পাবেন; লক্ষ্যে পৌঁছালে নিজে থেকেই নামা হয়। আগে ফাটলে বাজি যাবে। আপনার চাপ কখন পৌঁছাল, সেটাই হিসাব। কোনো উচ্চতায় পৌঁছানোর সম্ভাবনা 98% ভাগ সেই উচ্চতা, তাই কোনো লক্ষ্য অন্যটির চেয়ে ভালো নয়।',
}

export const crashWords = { en, bn }
