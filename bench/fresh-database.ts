import { openDatabase } from '@shop/engine/db/database'

const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A database of its own on the server; null when none answers. */
export async function freshDatabase(
  purpose: string,
): Promise<{ address: string; drop: () => Promise<void> } | null> {
  const name = `bench_${purpose}_${process.pid}`
  const opened = await openDatabase({ databaseUrl: SERVER, dataDirectory: null, schema: name }).catch(
    () => null,
  )
  if (opened === null) return null

  const run = (statement: string) => opened.sql.execute(statement)
  await run(`create database ${name}`)
  const address = new URL(SERVER)
  address.pathname = name
  return {
    address: address.href,
    async drop() {
      await run(`drop database ${name} with (force)`)
      await run(`drop schema ${name} cascade`)
      await opened.close()
    },
  }
}
