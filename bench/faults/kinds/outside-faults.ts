import { setTimeout as sleep } from 'node:timers/promises'
import { EVERY_DATABASE, type Fault, nothingMissing, sellsAgain } from '../stage/fault.ts'
import type { Outside } from '../stage/stage.ts'
import type { Mood } from '../stage/tcp-proxy.ts'

const AWAY_MS = 4000
const SLOW_MS = 2000

type Service = keyof Omit<Outside, 'database' | 'files'>

/** What is no answer of the service's kind, whatever it is asked. */
const LIES: Record<Service, Extract<Mood, { kind: 'lying' }>> = {
  content: { kind: 'lying', words: httpAnswer('{"story":{"content":7},"stories":[7],"cv":"soon"}') },
  payment: { kind: 'lying', words: httpAnswer('{"id":7,"url":"javascript:alert(1)"}') },
  mail: { kind: 'lying', words: '250 fine\r\n250 fine\r\n', speaksFirst: true },
  valkey: { kind: 'lying', words: '-ERR never heard of it\r\n:7\r\n' },
}

function moodsOf(service: Service): { what: string; mood: Mood }[] {
  return [
    { what: 'dead', mood: { kind: 'dead' } },
    { what: 'silent', mood: { kind: 'silent' } },
    { what: 'slow', mood: { kind: 'slow', milliseconds: SLOW_MS } },
    { what: 'cut in the midst of its answers', mood: { kind: 'cutting', afterBytes: 100 } },
    { what: 'lying', mood: LIES[service] },
  ]
}

function faultOf(service: Service, words: string): Fault {
  return {
    name: service,
    what: `${words} dead, silent, slow, cut in the midst of its answers, and lying`,
    databases: service === 'valkey' ? ['postgres'] : EVERY_DATABASE,
    runs: 10,
    missing: service === 'valkey' ? noValkey : nothingMissing,
    async play({ outside }, { runs, ledger, say }) {
      const proxy = outside[service]
      const moods = moodsOf(service)
      for (let run = 0; run < runs; run += 1) {
        const turn = moods[run % moods.length]
        if (turn === undefined || proxy === null) return
        const failedPages = ledger.failedPages
        proxy.set(turn.mood)
        await sellsAgain(ledger, `the ${words} was ${turn.what}`)
        await sleep(AWAY_MS)
        proxy.set({ kind: 'well' })
        proxy.cut()
        if (ledger.failedPages > failedPages)
          ledger.complaints.push(
            `${ledger.failedPages - failedPages} pages failed while the ${words} was ${turn.what}`,
          )
        say(`${run + 1} of ${runs}: ${turn.what}, ${ledger.orders.length} orders`)
      }
      await sellsAgain(ledger, `the ${words} was well again`)
    },
  }
}

function noValkey({ outside }: { outside: Outside }): string | null {
  return outside.valkey === null ? 'no Valkey or Redis server answers at BENCH_VALKEY_URL' : null
}

function httpAnswer(body: string): string {
  return `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`
}

/** Services of others, each of which may fail in every way without a shopper losing anything. */
export const outsideFaults: readonly Fault[] = [
  faultOf('content', 'content service'),
  faultOf('payment', 'payment provider'),
  faultOf('mail', 'mail server'),
  faultOf('valkey', 'Valkey'),
]
