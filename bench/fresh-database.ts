import { openDatabase } from '@shop/engine/db/database'
import { closedOnSignal } from './left-behind.ts'

const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A database of its own on the server; null when none answers. */
export async function freshDatabase(
  purpose: string,
): Promise<{ address: string; drop: () => Promise<void> } | null> {
  const name = `bench_${purpose}_${process.pid}`
  const opened = await openedFor(name)
  if (opened === null) return null

  const run = (statement: string) => opened.sql.execute(statement)
  await run(`create database ${name}`)
  const drop = async () => {
    await run(`drop database ${name} with (force)`)
    await run(`drop schema ${name} cascade`)
    await opened.close()
  }
  const forget = closedOnSignal(drop)
  return {
    address: addressOf(name),
    async drop() {
      forget()
      await drop()
    },
  }
}

/** A database that stays on the server, and whether it was there before; null when no server answers. */
export async function keptDatabase(purpose: string): Promise<{ address: string; wasThere: boolean } | null> {
  const name = `bench_${purpose}`
  const opened = await openedFor(name)
  if (opened === null) return null

  const { rows } = await opened.sql.execute(`select 1 from pg_database where datname = '${name}'`)
  if (rows.length === 0) await opened.sql.execute(`create database ${name}`)
  await opened.sql.execute(`drop schema ${name} cascade`)
  await opened.close()
  return { address: addressOf(name), wasThere: rows.length > 0 }
}

function openedFor(schema: string) {
  return openDatabase({ databaseUrl: SERVER, dataDirectory: null, schema }).catch(() => null)
}

function addressOf(name: string): string {
  const address = new URL(SERVER)
  address.pathname = name
  return address.href
}
