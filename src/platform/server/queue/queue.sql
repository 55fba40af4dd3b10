-- The library's tables belong to no organisation: a job holds the id of one and of a row of it, and nothing else. The app role
-- works with them and owns none.
grant usage on schema queue to plumbline_app;
grant select, insert, update, delete on queue.job, queue.job_common to plumbline_app;
grant select, update on queue.version, queue.queue to plumbline_app;
-- What is kept for as long as the library says is removed by whoever works: old rows locked first.
grant select, delete on queue.job_dependency to plumbline_app;
grant select, update, delete on queue.instance to plumbline_app;
grant select on queue.bam to plumbline_app;

-- Puts work down as `add` of work-queue.ts does, for a trigger: in the transaction that gives the reason for it.
create or replace function put_work(kind text, of_org uuid, about uuid) returns void language sql as $$
  insert into queue.job (name, data, singleton_key, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until)
  select q.name, jsonb_build_object('kind', kind, 'org_id', of_org, 'id', about), kind || ' ' || about, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff,
    q.retry_delay_max, q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second'
  from queue.queue q where q.name = 'work' on conflict do nothing
$$;
