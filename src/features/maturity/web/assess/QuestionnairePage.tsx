import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isRefusal } from '#platform/web/call-failed.ts';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { useLate } from '#platform/web/ui/use-late.ts';
import { sectionUnknown } from '../../maturity-assessment.contract.ts';
