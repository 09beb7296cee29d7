import { expect, test } from 'vitest'
import { wordsFromHere } from './words-from-here.ts'

test.each([
  ['backup mine --pictures pictures', 'backup /here/mine --pictures /here/pictures'],
  ['complaints open W-1 --photos seen --by eva', 'complaints open W-1 --photos /here/seen --by eva'],
  ['import prices new.jsonl --try', 'import prices /here/new.jsonl --try'],
  ['import prices -', 'import prices -'],
  ['import', 'import'],
  ['orders papers W-1 --to papers', 'orders papers W-1 --to /here/papers'],
  ['orders note W-1 --to', 'orders note W-1 --to'],
  ['orders note W-1 called --to mother', 'orders note W-1 called --to mother'],
  ['promotions check /there/a.json', 'promotions check /there/a.json'],
  ['promotions list', 'promotions list'],
  ['recall publish recall.json', 'recall publish /here/recall.json'],
  ['recall lift R-1', 'recall lift R-1'],
  ['sellable --html law.html --on 2026-12-01', 'sellable --html /here/law.html --on 2026-12-01'],
  ['reviews list', 'reviews list'],
  ['constructor list', 'constructor list'],
])('"%s" is "%s" for a process elsewhere', (typed, understood) => {
  expect(wordsFromHere(typed.split(' '), '/here').join(' ').trim()).toBe(understood)
})
