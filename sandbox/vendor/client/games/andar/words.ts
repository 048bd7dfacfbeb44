const en = {
  ready: 'Choose a side',
  act: 'Deal',
  busy: 'Dealing…',
  andar: 'Andar',
  bahar: 'Bahar',
  won: '{0} wins after {1} cards',
  wonAtOnce: '{0} wins with the first card',
  rules:
    'One card is turned up. Cards then fall to Andar and Bahar in turn, Andar first, until one has the same rank: that side wins.',
}

const bn: typeof en = {
  ready: 'একটি দিক বাছুন',
  act: 'তাস দিন',
  busy: 'তাস পড়ছে…',
  andar: 'আন্দর',
  bahar: 'বাহার',
  won: '{1}টি তাসে {0} জিতেছে',
  wonAtOnce: 'প্রথম তাসেই {0} জিতেছে',
  rules:
    'একটি তাস খোলা হয়। তারপর আন্দর ও বাহারে পালা করে তাস পড়ে, আগে আন্দরে। যে দিকে একই মানের তাস পড়ে, সে দিক জেতে।',
}

export const andarWords = { en, bn }
