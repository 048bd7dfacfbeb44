const en = {
  ready: 'Choose where to get off',
  act: 'Launch',
  busy: 'Flying…',
  target: 'Get off at',
  aim: 'Off at {0}',
  chance: 'Chance {0}%',
  lower: 'Lower the target',
  higher: 'Raise the target',
  burst: 'Burst at {0}',
  got: 'Got off at {0}, burst at {1}',
  rules:
    'Choose a height before the launch. If the rocket gets there, the stake is paid times that number; if it bursts before, the stake is lost. The chance is 98% divided by the height, so no target is better than another.',
}

const bn: typeof en = {
  ready: 'কোথায় নামবেন বাছুন',
  act: 'ওড়ান',
  busy: 'উড়ছে…',
  target: 'নামবেন',
  aim: '{0}‑এ নামলে',
  chance: 'সম্ভাবনা {0}%',
  lower: 'লক্ষ্য কমান',
  higher: 'লক্ষ্য বাড়ান',
  burst: '{0}‑এ ফেটেছে',
  got: '{0}‑এ নেমেছেন, ফেটেছে {1}‑এ',
  rules:
    'ওড়ানোর আগে উচ্চতা বাছুন। রকেট সেখানে পৌঁছালে বাজির তত গুণ পাবেন; আগে ফাটলে বাজি যাবে। সম্ভাবনা হলো 98% ভাগ উচ্চতা, তাই কোনো লক্ষ্য অন্যটির চেয়ে ভালো নয়।',
}

export const crashWords = { en, bn }
