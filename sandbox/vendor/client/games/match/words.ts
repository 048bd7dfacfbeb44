const en = {
  ready: 'Choose a match and its result',
  act: 'Play',
  busy: 'The match is on…',
  matches: 'Matches',
  home: '{0} wins',
  away: '{0} wins',
  draw: 'Draw',
  ended: '{0} {1}, {2} {3}',
  teams: ['Padma', 'Meghna', 'Jamuna', 'Surma', 'Titas', 'Teesta', 'Rupsha', 'Sangu'],
  rules:
    'Simulated matches of invented teams. The odds follow from each result’s chance, less a margin of 4 to 5%. The result is decided by the seed, not by any real match.',
}

const bn: typeof en = {
  ready: 'ম্যাচ ও ফল বাছুন',
  act: 'খেলুন',
  busy: 'খেলা চলছে…',
  matches: 'ম্যাচ',
  home: '{0} জিতবে',
  away: '{0} জিতবে',
  draw: 'ড্র',
  ended: '{0} {1}, {2} {3}',
  teams: ['পদ্মা', 'মেঘনা', 'যমুনা', 'সুরমা', 'তিতাস', 'তিস্তা', 'রূপসা', 'সাঙ্গু'],
  rules:
    'কাল্পনিক দলের কাল্পনিক ম্যাচ। দর ঠিক হয় প্রতিটি ফলের সম্ভাবনা থেকে, 4 থেকে 5% মার্জিন বাদে। ফল ঠিক করে সিড, কোনো আসল ম্যাচ নয়।',
}

export const matchWords = { en, bn }
