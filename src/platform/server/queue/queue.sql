-- The library's tables belong to no organisation: a job holds the id of one and of a row of it, and nothing else. The app role
-- works with them and owns none.
grant usage on schema queue to plumbline_app;
grant select, insert, update, delete on queue.job, queue.job_common to plumbline_app;
grant select, update on queue.version, queue.queue to plumbline_app;
-- What is kept for as long as the library says is removed by whoever works: old rows locked first.
grant select, delete on queue.job_dependency to plumbline_app;
grant select, update, delete on queue.instance to plumbline_app;
grant select on queue.bam to plumbline_app;
