-- The library's tables belong to no organisation: a job holds the id of one and of a row of it, and nothing else. The app role
-- works with them and owns none.
grant usage on schema queue to plumbline_app;
grant select, insert, update, delete on queue.job, queue.job_common to plumbline_app;
grant select, update on queue.version, queue.queue to plumbline_app;
grant select on queue.job_dependency, queue.bam to plumbline_app;
