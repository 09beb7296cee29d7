import pg from 'pg'

const ANSWER_MILLISECONDS = 5000

/** Whether a server follows another one, and how long ago it last replayed something, in seconds. */
export async function copyState(url: string): Promise<{ follows: boolean; seconds: number }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MILLISECONDS,
    query_timeout: ANSWER_MILLISECONDS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ follows: boolean; seconds: number }>(
      `select pg_is_in_recovery() as follows,
        coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 as seconds`,
    )
    return rows[0] ?? { follows: false, seconds: 0 }
  } finally {
    await client.end().catch(() => undefined)
  }
}
