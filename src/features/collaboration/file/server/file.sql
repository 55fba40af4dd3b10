-- What is in a file is compressed already, or is not worth the time.
alter table file_chunk alter column content set storage external;
