const en = {
  ready: 'Choose a side',
  act: 'Begin',
  busy: 'They face each other…',
  red: 'Red',
  blue: 'Blue',
  draw: 'Draw',
  won: '{0} wins',
  drawn: 'A draw',
  rules:
    'Two animated birds, one round, no harm done: red wins, blue wins, or it is a draw. The odds follow from each result’s chance, less a margin of 4 to 5%.',
}

const bn: typeof en = {
  ready: 'একটি পক্ষ বাছুন',
  act: 'শুরু',
  busy: 'মুখোমুখি…',
  red: 'লাল',
  blue: 'নীল',
  draw: 'ড্র',
  won: '{0} জিতেছে',
  drawn: 'ড্র হয়েছে',
  rules:
    'আঁকা দুটি মোরগ, এক রাউন্ড, কারও ক্ষতি নেই: লাল জেতে, নীল জেতে বা ড্র হয়। দর ঠিক হয় প্রতিটি ফলের সম্ভাবনা থেকে, 4 থেকে 5% মার্জিন বাদে।',
}

export const duelWords = { en, bn }
